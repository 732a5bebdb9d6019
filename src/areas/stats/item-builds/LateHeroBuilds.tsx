import { lazy, Suspense, useState } from 'react';
import { useAccount, usePopupLink } from '#areas/core/sign-in/Account.tsx';
import type { ItemNames } from '#areas/wiki/items/items.contract.ts';
import { EmptySlot } from '#areas/wiki/widgets/Emblem.tsx';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { paths } from '#contract/paths.ts';
import { titleOf } from '#lib/format-name.ts';
import { formatDate } from '#lib/format-time.ts';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { SectionLink } from '#ui/layout/SectionLink.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { BuildTeaser } from './item-builds.contract.ts';
import type { BuildTalent } from './item-builds.rules.ts';
import { text } from './item-builds.text.ts';
import { Stage } from './Stage.tsx';
import css from './HeroBuilds.module.css';

type Props = {
  id: string;
  hero: string;
  talents: readonly BuildTalent[];
  /** The part of the builds that everyone may see, and the names of its items. */
  teaser: BuildTeaser | null;
  names: ItemNames;
};

/** The page does not contain hidden items: empty slots represent them. */
const ghosts = ['mid', 'late'];
const SLOTS = [0, 1, 2, 3, 4, 5];

const TalentBuilds = lazy(() => import('./TalentBuilds.tsx').then((module) => ({ default: module.TalentBuilds })));

/** A hero's item builds. Subscribers' browsers fetch them; everyone else, including the server's page, gets the link to subscribing. */
export function HeroBuilds({ id, hero, talents, teaser, names }: Props) {
  const words = useWords(text);
  const { who } = useAccount();
  const [now] = useState(() => Date.now());
  const isSubscriber = (who?.dotaPlusExpireDate ?? -1) > now;
  return (
    <Panel id={id} title={words.title} tools={<SectionLink id={id} name={words.title} />}>
      <div className={css.room} data-unknown={who === null || undefined}>
        {isSubscriber ? (
          <Suspense>
            <TalentBuilds hero={hero} talents={talents} />
          </Suspense>
        ) : (
          <Locked talents={talents} teaser={teaser} names={names} />
        )}
      </div>
    </Panel>
  );
}

type LockedProps = Pick<Props, 'talents' | 'teaser' | 'names'>;

function Locked({ talents, teaser, names }: LockedProps) {
  const words = useWords(text);
  const link = usePopupLink();
  const way = (
    <div className={css.locked}>
      <h3>{words.lockedTitle}</h3>
      <p>{words.lockedLine}</p>
      <p>
        <ButtonLink look="gold" href={link('dota_plus')}>
          {words.subscribe}
        </ButtonLink>
        <ButtonLink href={paths.plus.to()}>{words.about}</ButtonLink>
      </p>
    </div>
  );
  return teaser ? (
    <>
      <Opened talents={talents} teaser={teaser} names={names} />
      <div className={css.rest}>
        <ol className={css.ghosts} inert aria-hidden>
          {ghosts.map((at) => (
            <li key={at} className={css.stage}>
              <div className={css.slots}>
                {SLOTS.map((slot) => (
                  <EmptySlot key={slot} />
                ))}
              </div>
            </li>
          ))}
        </ol>
        {way}
      </div>
    </>
  ) : (
    way
  );
}

/** The first two stages with the most played orange talent, and their days. */
function Opened({ talents, teaser, names }: LockedProps & { teaser: BuildTeaser }) {
  const words = useWords(text);
  const language = useLanguage();
  const { talentName, matchCount, averagePlace, days } = teaser;
  const talent = talents.find((each) => each.talent.toLowerCase() === talentName.toLowerCase());
  return (
    <div className={css.opened}>
      <div className={css.tabs}>
        <TalentTile rarity="orange" name={talent?.image ?? talentName} art={talent && talentName} size={48} />
        <p>
          <strong>{talent?.title ?? titleOf(talentName)}</strong>
          <small className="muted">
            {words.openedOf(
              matchCount,
              formatNumber(matchCount, language),
              formatDecimal(averagePlace, 2, language),
              `${formatDate(days.from)} – ${formatDate(days.to)}`,
            )}
          </small>
        </p>
      </div>
      <ol className={css.stages}>
        <Stage title={words.startItems} at={words.until('~4')} stage={teaser.startItems} names={names} />
        <Stage title={words.earlyItems} at={words.until('~12')} stage={teaser.earlyItems} names={names} />
      </ol>
    </div>
  );
}
