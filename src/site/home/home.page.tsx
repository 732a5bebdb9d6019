import { listLiveMatches, type LiveMatch } from '#areas/games/live/live.contract.ts';
import { getSiteFigures, type SiteFigures } from '#areas/games/matches/matches.contract.ts';
import { text as seasonText } from '#areas/games/seasons/season.text.ts';
import { listUpdates, type ListedUpdate } from '#areas/news/updates/updates.contract.ts';
import { listLeaderboard, type LeaderboardRow } from '#areas/players/leaderboard/leaderboard.contract.ts';
import { listStreamers, type Streamer } from '#areas/players/socials/socials.contract.ts';
import { getMetaTeaser, type TeaserRow } from '#areas/stats/hero-stats/meta.contract.ts';
import { listHeroes, listHeroNames, type Hero, type HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#lib/format.ts';
import { Head } from '#ui/layout/Head.tsx';
import { StructuredData, useWholeAddress } from '#ui/layout/StructuredData.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { Arena, arenaHeroes } from './Arena.tsx';
import { FirstSix } from './FirstSix.tsx';
import { text } from './home.text.ts';
import { HomeFind } from './HomeFind.tsx';
import { LatestUpdate } from './LatestUpdate.tsx';
import { LiveNow } from './LiveNow.tsx';
import { MetaTeaser } from './MetaTeaser.tsx';
import { NewestHero } from './NewestHero.tsx';
import { WaysOn } from './WaysOn.tsx';
import css from './Home.module.css';

type Data = {
  figures: SiteFigures;
  live: LiveMatch[];
  streamers: Streamer[];
  best: LeaderboardRow[];
  arena: string[];
  heroes: HeroNames;
  newest: Pick<Hero, 'name' | 'urlName' | 'userFriendlyName' | 'attribute'>;
  teaser: TeaserRow[];
  update: ListedUpdate | undefined;
  loadedAt: number;
};
const FIRST = 6;

export const page = definePage({
  search: {},
  load: async ({ call }): Promise<Data> => {
    const [figures, live, streamers, table, names, shown, updates, teaser] = await Promise.all([
      call(getSiteFigures, {}),
      call(listLiveMatches, {}),
      call(listStreamers, {}),
      call(listLeaderboard, { isduo: 'false' }),
      call(listHeroNames, {}),
      call(listHeroes, {}),
      call(listUpdates, { count: '1' }),
      call(getMetaTeaser, {}),
    ]);
    const best = table.slice(0, FIRST);
    const arena = arenaHeroes(
      table.map((row) => row.favoriteHero),
      Object.keys(names),
    );
    const { name, urlName, userFriendlyName, attribute } = shown.lastAddedHero;
    const newest = { name, urlName, userFriendlyName, attribute };
    return { figures, live, streamers, best, arena, heroes: names, newest, teaser, update: updates.values[0], loadedAt: Date.now() };
  },
  Body: Home,
});

function Home({ data }: { data: Data }) {
  const words = useWords(text);
  const seasonWords = useWords(seasonText);
  const whole = useWholeAddress();
  const waysOn = <WaysOn hero={data.newest} best={data.best} />;
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.home.to()} />
      <StructuredData
        of={{
          '@type': 'WebSite',
          name: 'Sixfold',
          url: whole(paths.home.to()),
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: whole(paths.playerSearch.to({}, { id: '' })).replace('id=', 'id={search_term_string}'),
            },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <section className={css.banner}>
        <div className={`wrap ${css.bannerIn}`}>
          <div>
            {data.figures.seasonName ? (
              <p className={css.season}>
                <Tag tone="gold">{seasonWords.named(data.figures.seasonName)}</Tag>
              </p>
            ) : null}
            <h1>
              {words.headline} <span>{words.headlineEnd}</span>
            </h1>
            <p className={css.lead}>{words.lead}</p>
            <HomeFind />
            <Figures figures={data.figures} />
          </div>
          <div className={css.art}>
            <Arena heroes={data.arena} />
          </div>
        </div>
      </section>
      <div className="wrap page">
        <LiveNow loaded={data.live} streamers={data.streamers} loadedAt={data.loadedAt} heroes={data.heroes} />
        <div className={css.columns}>
          <FirstSix rows={data.best} heroes={data.heroes} />
          {data.teaser.length > 0 ? <MetaTeaser rows={data.teaser} heroes={data.heroes} /> : waysOn}
        </div>
        <div className={css.news}>
          {data.update ? <LatestUpdate update={data.update} /> : null}
          <NewestHero hero={data.newest} />
        </div>
        {data.teaser.length > 0 ? waysOn : null}
      </div>
    </>
  );
}

function Figures({ figures }: { figures: SiteFigures }) {
  const words = useWords(text);
  const language = useLanguage();
  const shown: [string, number][] = [
    [words.matchesLastDay, figures.matchesLastDay],
    [words.playersThisSeason, figures.playersThisSeason],
    [words.heroCount, figures.heroCount],
  ];
  return (
    <dl className={css.figures} aria-label={words.figures}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(value, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
