import { isduoOf } from '#areas/games/protocol/modes.rules.ts';
import { text as seasonText } from '#areas/games/seasons/season.text.ts';
import { listHeroNames, type HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { pickNames } from '#areas/wiki/heroes/heroes.rules.ts';
import { useAddressState } from '#contract/address-state.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#lib/format.ts';
import { Button, ButtonLink } from '#ui/controls/Button.tsx';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { SegmentedLinks } from '#ui/controls/Segmented.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { ReplacedRows } from '#ui/layout/ReplacedRows.tsx';
import { WaitingRows } from '#ui/layout/WaitingRows.tsx';
import { classes } from '#ui/style/classes.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import {
  leaderboardSearch,
  type LeaderboardSearch,
  listLeaderboard,
  listLeaderboardSeasons,
  type LeaderboardRow,
  type TableSeason,
} from './leaderboard.contract.ts';
import { leaderboardAddress, shownRows } from './leaderboard.rules.ts';
import { text } from './leaderboard.text.ts';
import { LeaderboardTable } from './LeaderboardTable.tsx';
import { OwnStanding } from './OwnStanding.tsx';
import { Podium } from './Podium.tsx';
import css from './LeaderboardTable.module.css';

export const page = definePage({
  search: leaderboardSearch,
  load: async ({ call, search: { mode, season } }) => {
    const isduo = isduoOf(mode);
    const [rows, seasons, names] = await Promise.all([
      call(listLeaderboard, { isduo, season: season > 0 ? String(season) : undefined }),
      call(listLeaderboardSeasons, { isduo }),
      call(listHeroNames, {}),
    ]);
    return {
      rows,
      seasons,
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
  return <WaitingRows title={words.title} lead={words.lead} rowCount={100} above={css.above} />;
}

function LeaderboardPage({
  data: { rows, seasons, heroes },
  search,
}: {
  data: { rows: LeaderboardRow[]; seasons: TableSeason[]; heroes: HeroNames };
  search: LeaderboardSearch;
}) {
  const words = useWords(text);
  const seasonWords = useWords(seasonText);
  const [shown, change] = useAddressState(search, leaderboardAddress);
  const isDuo = search.mode === '2x8';
  const season = seasons.find(({ number }) => number === search.season);
  const found = shownRows(rows, shown);
  const modes = [
    { href: leaderboardAddress(shown, { mode: '1x6' }), label: `1x6 ${words.solo}`, isCurrent: !isDuo },
    { href: leaderboardAddress(shown, { mode: '2x8' }), label: `2x8 ${words.duo}`, isCurrent: isDuo },
  ];
  return (
    <>
      <Head
        title={season ? words.titleOf(search.mode, season.name) : words.titleNow(isDuo)}
        description={season ? words.leadOf(seasonWords.named(season.name)) : words.description}
        path={leaderboardAddress(search, { season: season?.number ?? 0, sort: 'rating', order: 'desc', q: '' })}
      />
      <div className="wrap page">
        <PageHead
          title={words.title}
          lead={season ? words.leadOf(seasonWords.named(season.name)) : words.lead}
          tools={<SegmentedLinks label={words.mode} options={modes} />}
        />
        {rows.length === 0 ? (
          <Panel>
            <EmptyState
              title={words.emptyTitle}
              actions={
                search.season > 0 ? <ButtonLink href={leaderboardAddress(search, { season: 0 })}>{words.seasonNow}</ButtonLink> : undefined
              }
            >
              {search.season > 0 ? words.emptySeason : words.emptyLine}
            </EmptyState>
          </Panel>
        ) : (
          <>
            {shown.q.trim() === '' ? (
              <ReplacedRows>
                <Podium rows={rows.slice(0, 3)} heroes={heroes} />
              </ReplacedRows>
            ) : null}
            <FindInTable shown={shown} seasons={seasons} count={found.length} onChange={change} />
            {found.length === 0 ? (
              <Panel>
                <EmptyState
                  title={words.noneFound}
                  announce="status"
                  actions={<ButtonLink href={paths.playerSearch.to({}, { id: shown.q })}>{words.findEverywhere}</ButtonLink>}
                >
                  {words.noneFoundLine}
                </EmptyState>
              </Panel>
            ) : (
              <ReplacedRows>
                <LeaderboardTable rows={found} heroes={heroes} shown={shown} isBare={rows.every(({ matchCount }) => matchCount === 0)} />
              </ReplacedRows>
            )}
            {season?.lastLink ? <Chain links={season.links} lastLink={season.lastLink} /> : null}
            {search.season > 0 ? null : (
              <OwnStanding key={search.mode} isDuo={isDuo} isListed={(id) => found.some(({ playerId }) => playerId === id)} />
            )}
          </>
        )}
      </div>
    </>
  );
}

/** The proof that no rating change of a past season was altered later. */
function Chain({ links, lastLink }: { links: number; lastLink: string }) {
  const words = useWords(text);
  return (
    <p className={classes('small muted', css.chain)}>
      {words.chain(formatNumber(links, useLanguage()))} <code>{lastLink}</code>{' '}
      <a href={`${paths.data.to()}#ratings`}>{words.howToCheck}</a>
    </p>
  );
}

type FindProps = {
  shown: LeaderboardSearch;
  seasons: readonly TableSeason[];
  count: number;
  onChange: (next: LeaderboardSearch) => void;
};

/** Chooses a past season and searches for a nickname among the hundred; both are in the address, so it works without a script. */
function FindInTable({ shown, seasons, count, onChange }: FindProps) {
  const words = useWords(text);
  const seasonWords = useWords(seasonText);
  return (
    <form
      className={css.find}
      role="search"
      aria-label={words.find}
      action={paths.leaderboard.to()}
      onSubmit={(event) => event.preventDefault()}
    >
      {shown.mode === '2x8' ? <input type="hidden" name="mode" value="2x8" /> : null}
      {seasons.length > 0 ? (
        <Select
          name="season"
          label={words.season}
          value={String(shown.season)}
          options={[
            { value: '0', label: words.seasonNow },
            ...seasons.map(({ number, name }) => ({ value: String(number), label: seasonWords.named(name) })),
          ]}
          onChange={(season) => onChange({ ...shown, season: Number(season) })}
        />
      ) : null}
      <SearchField
        label={words.find}
        placeholder={words.find}
        name="q"
        value={shown.q}
        onChange={(q) => onChange({ ...shown, q })}
        maxLength={40}
        autoComplete="off"
      />
      <noscript>
        <Button type="submit">{words.search}</Button>
      </noscript>
      <span className="small muted" role="status">
        {shown.q.trim() === '' ? null : words.found(count)}
      </span>
    </form>
  );
}
