import { lazy, Suspense, useState } from 'react';
import { useAccount, usePopupLink } from '#areas/core/sign-in/Account.tsx';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { SectionLink } from '#ui/layout/SectionLink.tsx';
import { useWords } from '#ui/text/language.tsx';
import type { BuildTalent } from './item-builds.rules.ts';
import { text } from './item-builds.text.ts';
import css from './HeroBuilds.module.css';

type Props = { id: string; hero: string; talents: readonly BuildTalent[] };

const TalentBuilds = lazy(() => import('./TalentBuilds.tsx').then((module) => ({ default: module.TalentBuilds })));

/** The item builds of a hero: for subscribers, whose browser asks for them; everyone else, the server's page too, sees the way there. */
export function HeroBuilds({ id, hero, talents }: Props) {
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
          <Locked />
        )}
      </div>
    </Panel>
  );
}

function Locked() {
  const words = useWords(text);
  const link = usePopupLink();
  return (
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
}
