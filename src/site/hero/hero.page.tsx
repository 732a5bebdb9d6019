import type { FoundMatches } from '#areas/games/matches/HeroMatches.tsx';
import { searchMatches } from '#areas/games/matches/matches.contract.ts';
import { FeedLinks } from '#areas/news/updates/FeedLinks.tsx';
import { listHeroChanges, type HeroHistory as History } from '#areas/news/updates/updates.contract.ts';
import { listHeroPlayers, type HeroPlayer } from '#areas/players/leaderboard/leaderboard.contract.ts';
import { HeroWeek } from '#areas/stats/hero-answer/HeroWeek.tsx';
import { OrangeAnswer } from '#areas/stats/hero-answer/OrangeAnswer.tsx';
import { getHeroWeek, type Standing } from '#areas/stats/hero-answer/standing.contract.ts';
import { getBuildTeaser, type BuildTeaser } from '#areas/stats/item-builds/item-builds.contract.ts';
import { asOfRevision } from '#areas/wiki/content/as-of.rules.ts';
import { AsOfNotice } from '#areas/wiki/content/LateAsOfNotice.tsx';
import { chosenTalent, forPage } from '#areas/wiki/hero-page/hero-view.rules.ts';
import { HeroTop } from '#areas/wiki/hero-page/HeroTop.tsx';
import { TalentTable } from '#areas/wiki/hero-page/TalentTable.tsx';
import { getHeroDetails, type HeroDetails } from '#areas/wiki/heroes/hero-details.contract.ts';
import { pickNames } from '#areas/wiki/heroes/heroes.rules.ts';
import { listItemNames, type ItemNames } from '#areas/wiki/items/items.contract.ts';
import { listHeroVideos } from '#areas/wiki/media/videos.contract.ts';
import type { Input } from '#contract/endpoint.ts';
import { absent, definePage, orAbsent, type Call } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { moment, pageNumber, shortText, type SearchOf } from '#contract/search.ts';
import { Head } from '#ui/layout/Head.tsx';
import { latePart } from '#ui/layout/late-part.tsx';
import { SectionBar } from '#ui/layout/SectionBar.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './hero.text.ts';
import css from './Hero.module.css';

/** The query of a hero's page: the orange talent, the page of matches and the moment they are listed as of, and the content revision. */
export const heroSearch = { talent: shortText, page: pageNumber, endedBy: moment, asOf: asOfRevision };
export type HeroSearch = SearchOf<typeof heroSearch>;

/** The address of a hero's page with this query; the first page of matches is always current. */
export function heroAddress(name: string, { talent, page = 1, endedBy, asOf }: Partial<HeroSearch>): string {
  return paths.hero.to(
    { name },
    { talent: talent || undefined, page: pageNumber.write(page), endedBy: page > 1 ? moment.write(endedBy) : undefined, asOf },
  );
}

type Data = {
  hero: HeroDetails;
  best: HeroPlayer[];
  matches: FoundMatches;
  talent: string;
  videos: string[];
  history: History;
  week: Standing | undefined;
  teaser: BuildTeaser | null;
  items: ItemNames;
};
const SHOWN_PLAYERS = 6;
const historyPart = latePart<{ id: string; changes: History; name: string; title: string }>(
  async () => (await import('#areas/news/update-rows/LateHeroHistory.tsx')).LateHeroHistory,
);
const buildsPart = latePart(async () => (await import('#areas/stats/item-builds/LateHeroBuilds.tsx')).HeroBuilds);
const matchesPart = latePart(async () => (await import('./LateHeroMatches.tsx')).LateHeroMatches);
const absentPart = latePart(async () => (await import('#areas/wiki/hero-page/LateHeroAbsent.tsx')).HeroAbsent);
const columnsPart = latePart(async () => (await import('./LateHeroColumns.tsx')).HeroColumns);

/** The hero of an address. Each hero has one address; other names give 404. */
async function ownHero(call: Call, input: Input<typeof getHeroDetails>): Promise<HeroDetails> {
  const hero = await call(getHeroDetails, input);
  if (hero.urlName !== input.heroName) throw absent();
  return hero;
}

export const page = definePage({
  search: heroSearch,
  load: async ({ call, params, search, language }): Promise<Data> => {
    if (import.meta.env.SSR) await absentPart.open();
    const named = params['name'] ?? '';
    const asked = ownHero(call, { heroName: named, lang: language, asOf: search.asOf });
    // A browser requests everything at once, by the name in the address. The server can afford to wait: it then sends no further queries
    // for a hero that does not exist, and it renders the page again only after matches with this hero. An older revision may contain a hero
    // that is gone by now.
    const heroName = import.meta.env.SSR || search.asOf !== undefined ? (await asked).name : named;
    const matchesWith = (talentName: string) =>
      call(searchMatches, { heroName, talentName, page: String(search.page), endedBy: search.endedBy?.toString() });
    const wanted = search.talent.toLowerCase();
    const [hero, found, best, videos, history, week, teaser, names] = await Promise.all([
      asked,
      orAbsent(matchesWith(wanted)),
      // A hero from an older revision that is gone by now has no players to show.
      orAbsent(call(listHeroPlayers, { heroName })),
      call(listHeroVideos, { heroName }),
      orAbsent(call(listHeroChanges, { heroName, lang: language })),
      orAbsent(call(getHeroWeek, { heroName })),
      orAbsent(call(getBuildTeaser, { heroName })),
      call(listItemNames, { lang: language }),
      buildsPart.open(),
      columnsPart.open(),
      matchesPart.open(),
      historyPart.open(),
    ]);
    const talent = chosenTalent(hero, wanted);
    // A word that is not a talent of this hero means all matches.
    const matches = (talent === wanted && found) || (await matchesWith(talent));
    if (search.page > Math.max(1, matches.totalPages)) throw absent();
    const shownBest = (best ?? []).slice(0, SHOWN_PLAYERS);
    const items = pickNames(names, [
      ...(teaser?.startItems.items ?? []),
      ...(teaser?.earlyItems.items ?? []),
      ...shownBest.flatMap((player) => player.items),
    ]);
    return {
      hero: forPage(hero),
      best: shownBest,
      matches,
      talent,
      videos,
      history: history ?? [],
      week,
      teaser: teaser ?? null,
      items,
    };
  },
  Body: HeroPage,
  Absent: () => <absentPart.Slot />,
});

function HeroPage({
  data: { hero, best, matches, talent, videos, history, week, teaser, items },
  search,
}: {
  data: Data;
  search: HeroSearch;
}) {
  const { page, asOf } = search;
  const endedBy = search.endedBy ?? (page === 1 ? (matches.endedBy ?? undefined) : undefined);
  const words = useWords(text);
  const { urlName, userFriendlyName: name, columns, upgrades, changes } = hero;
  const talents = columns.flatMap((column) =>
    column.talent && column.orange ? [{ talent: column.talent, title: column.title ?? column.talent, image: column.orange.emblem }] : [],
  );
  const answered = asOf === undefined && talents.length > 0 ? week : null;
  const address = heroAddress(urlName, { talent, page });
  const shown = [
    answered && 'take',
    'talents',
    'builds',
    upgrades.length > 0 && 'upgrades',
    changes.length > 0 && 'changes',
    'players',
    'matches',
    history.length > 0 && 'history',
  ] as const;
  const sections = shown.flatMap((id) => (id ? [{ id, name: words[id] }] : []));
  return (
    <>
      <Head title={words.title(name)} description={words.description(name)} path={address} />
      {import.meta.env.SSR && <FeedLinks of={{ section: 'heroes', name: urlName }} title={name} />}
      <HeroTop hero={hero} asOf={asOf}>
        {week?.hero ? <HeroWeek hero={week.hero} /> : null}
      </HeroTop>
      <SectionBar sections={sections} />
      <div className={`wrap page ${css.parts}`}>
        {asOf === undefined ? null : <AsOfNotice revision={hero.revision} href={address} />}
        {answered ? <OrangeAnswer id="take" hero={hero} week={answered} talents={talents} /> : null}
        <TalentTable id="talents" hero={hero} videos={videos} />
        <buildsPart.Slot key={hero.name} id="builds" hero={hero.name} talents={talents} teaser={teaser} names={items} />
        <columnsPart.Slot id="players" hero={hero} players={best} items={items} />
        <div className={css.later}>
          <matchesPart.Slot
            id="matches"
            found={matches}
            talents={talents}
            chosen={talent}
            page={page}
            hrefOf={(to, pageTo) => `${heroAddress(urlName, { talent: to ?? '', page: pageTo ?? 1, endedBy, asOf })}#matches`}
          />
        </div>
        {history.length > 0 ? <historyPart.Slot id="history" changes={history} name={urlName} title={name} /> : null}
      </div>
    </>
  );
}
