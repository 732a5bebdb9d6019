import { useAccount } from '#features/accounts/Account.tsx';
import { signInAddress } from '#features/accounts/sign-in-address.rules.ts';
<<<<<<< HEAD
import { paths } from '#lib/paths.ts';
import { openingPopup } from '#lib/popup-link.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { useWords } from '#ui/language.tsx';
import { useNavigation } from '#ui/navigation.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { lazy, Suspense, useState } from 'react';
import css from './HeroBuilds.module.css';
import { text } from './hero-builds.text.ts';

/** An orange talent of the hero: its name in matches, what it is called, and what names its picture. */
export type BuildTalent = { talent: string; title: string; image: string };
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
      <div className={css.room}>
        {isSubscriber ? (
          <Suspense>
            <TalentBuilds hero={hero} talents={talents} />
          </Suspense>
        ) : (
          <Locked />
        )}
      </div>
=======
import { Inventory } from '#features/matches/Inventory.tsx';
import { formatDecimal, formatNumber } from '#lib/format.ts';
import { useAsked } from '#ui/asked.ts';
import { BrandMark } from '#ui/BrandMark.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/language.tsx';
import { useNavigation } from '#ui/navigation.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { TalentTile } from '#ui/TalentTile.tsx';
import { useState } from 'react';
import { text } from './builds.text.ts';
import css from './HeroBuilds.module.css';
import { listItemBuilds, type BuildStage, type ItemBuild } from './meta.contract.ts';

type Props = {
  /** The game's name of the hero. */
  heroName: string;
  /** What an orange talent is called; also names its art. */
  talentTitleOf: (talent: string) => string;
  id?: string;
};

const stages = ['start', 'early', 'mid', 'late'] as const;

/** The item builds of a hero's page: asked for by the browsers of subscribers, for others the way to them. */
export function HeroBuilds({ heroName, talentTitleOf, id }: Props) {
  const words = useWords(text);
  const { who } = useAccount();
  const isOpen = who !== null && who.dotaPlusExpireDate > Date.now();
  const { data, isFailed, again } = useAsked(listItemBuilds, isOpen ? { heroName } : null);
  const [chosen, setChosen] = useState<string>();
  const build = data?.find(({ talentName }) => talentName === chosen) ?? data?.[0];
  const tools = data?.map(({ talentName }) => (
    <TalentTile
      key={talentName}
      rarity="orange"
      name={talentTitleOf(talentName)}
      label={talentTitleOf(talentName)}
      size={36}
      out={talentName !== build?.talentName}
      isPressed={talentName === build?.talentName}
      onPress={() => setChosen(talentName)}
    />
  ));
  return (
    <Panel title={words.title} {...(id === undefined ? {} : { id })} tools={tools ? <div className={css.talents}>{tools}</div> : undefined}>
      {who !== null && !isOpen ? <Locked isSignedIn={who.authorized} /> : null}
      {isFailed ? <ErrorState onRetry={again} /> : null}
      {build ? <Stages build={build} /> : null}
      {data && !build ? <EmptyState title={words.noneTitle}>{words.noneLine}</EmptyState> : null}
      {who === null || (isOpen && !data && !isFailed) ? <Placeholder /> : null}
>>>>>>> 1179fd2 (The meta page, and what is behind each of its numbers)
    </Panel>
  );
}

<<<<<<< HEAD
function Locked() {
  const words = useWords(text);
  const { path, query } = useNavigation();
  const { who } = useAccount();
  const popup = openingPopup(path, query, 'dota_plus');
  return (
    <div className={css.locked}>
      <h3>{words.lockedTitle}</h3>
      <p>{words.lockedLine}</p>
      <p>
        <ButtonLink look="gold" href={who && !who.authorized ? signInAddress(popup) : popup}>
          {words.subscribe}
        </ButtonLink>
        <ButtonLink href={paths.plus.to()}>{words.about}</ButtonLink>
      </p>
    </div>
=======
function Stages({ build }: { build: ItemBuild }) {
  const words = useWords(text);
  const language = useLanguage();
  const of = { start: build.startItems, early: build.earlyItems, mid: build.midItems, late: build.lateItems };
  return (
    <>
      <div className={css.stages}>
        {stages.map((stage) => (
          <section key={stage} className={css.stage}>
            <h3>
              {words[stage]} <span className="num">{words[`${stage}At`]}</span>
            </h3>
            <Inventory items={bagOf(of[stage])} />
          </section>
        ))}
      </div>
      <p className={css.source}>
        {words.source(build.matchCount, formatNumber(build.matchCount, language), formatDecimal(build.averagePlace, 2, language))}
      </p>
    </>
  );
}

function bagOf({ items, hasAghanimScepter, hasAghanimShard }: BuildStage): string[] {
  return [...items, ...(hasAghanimScepter ? ['item_ultimate_scepter'] : []), ...(hasAghanimShard ? ['item_aghanims_shard'] : [])];
}

function Locked({ isSignedIn }: { isSignedIn: boolean }) {
  const words = useWords(text);
  const { path, query } = useNavigation();
  const way = isSignedIn ? (
    <ButtonLink look="gold" href={`${path}?popup=dota_plus`}>
      {words.subscribe}
    </ButtonLink>
  ) : (
    <ButtonLink look="gold" icon={<BrandMark name="steam" />} href={signInAddress(path + query)}>
      {words.signIn}
    </ButtonLink>
  );
  return (
    <EmptyState title={words.lockedTitle} art={<Icon name="lock" size={40} />} actions={way}>
      {words.lockedLine}
    </EmptyState>
  );
}

function Placeholder() {
  return (
    <Loading className={css.stages}>
      {stages.map((stage) => (
        <Skeleton key={stage} width="100%" height={112} />
      ))}
    </Loading>
>>>>>>> 1179fd2 (The meta page, and what is behind each of its numbers)
  );
}
