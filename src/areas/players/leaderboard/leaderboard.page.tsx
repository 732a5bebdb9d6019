import { listHeroNames, type HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { pickNames } from '#areas/wiki/heroes/heroes.rules.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { SegmentedLinks } from '#ui/controls/Segmented.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { WaitingRows } from '#ui/layout/WaitingRows.tsx';
import { useWords } from '#ui/text/language.tsx';
import { leaderboardSearch, type LeaderboardSearch, listLeaderboard, type LeaderboardRow } from './leaderboard.contract.ts';
import { text } from './leaderboard.text.ts';
import { LeaderboardTable } from './LeaderboardTable.tsx';
import { Podium } from './Podium.tsx';

export const page = definePage({
  search: leaderboardSearch,
  load: async ({ call, search: { mode } }) => {
    const [rows, names] = await Promise.all([call(listLeaderboard, { isduo: mode === '2x8' ? 'true' : 'false' }), call(listHeroNames, {})]);
    return {
      rows,
      heroes: pickNames(
        names,
        rows.map((row) => row.favoriteHero),
      ),
    };
  },
  Body: LeaderboardPage,
  Waiting: LeaderboardWaiting,
});

function LeaderboardWaiting() {
  const words = useWords(text);
  return <WaitingRows title={words.title} lead={words.lead} rowCount={100} />;
}

function LeaderboardPage({
  data: { rows, heroes },
  search: shown,
}: {
  data: { rows: LeaderboardRow[]; heroes: HeroNames };
  search: LeaderboardSearch;
}) {
  const words = useWords(text);
  const isDuo = shown.mode === '2x8';
  const modes = [
    { href: paths.leaderboard.to(), label: `1x6 ${words.solo}`, isCurrent: !isDuo },
    { href: paths.leaderboard.to({}, { mode: '2x8' }), label: `2x8 ${words.duo}`, isCurrent: isDuo },
  ];
  return (
    <>
      <Head
        title={words.title}
        description={words.description}
        path={isDuo ? paths.leaderboard.to({}, { mode: '2x8' }) : paths.leaderboard.to()}
      />
      <div className="wrap page">
        <PageHead title={words.title} lead={words.lead} tools={<SegmentedLinks label={words.mode} options={modes} />} />
        {rows.length === 0 ? (
          <Panel>
            <EmptyState title={words.emptyTitle}>{words.emptyLine}</EmptyState>
          </Panel>
        ) : (
          <>
            <Podium rows={rows.slice(0, 3)} heroes={heroes} />
            <LeaderboardTable rows={rows} heroes={heroes} shown={shown} />
          </>
        )}
      </div>
    </>
  );
}
