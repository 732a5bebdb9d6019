import { getPlayerShort } from '#areas/core/accounts/accounts.contract.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { matchIdInQuery } from '#contract/match-id.ts';
import { absent, beyond, definePage, orAbsent } from '#contract/page.tsx';
import { untilOf } from '#contract/pager.ts';
import { paths } from '#contract/paths.ts';
import { pageNumber, type SearchOf } from '#contract/search.ts';
import { formatNumber } from '#lib/format.ts';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { Stat, Stats } from '#ui/figures/Stat.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { NotFoundScreen } from '#ui/layout/NotFoundScreen.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { RowLink, Table } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './player-with.text.ts';
import { listCommonMatches, type CommonMatch } from './players.contract.ts';
import { withoutOutcome } from './players.rules.ts';
import { readPlayerAddress } from './profile.rules.ts';
import css from './PlayerWith.module.css';

type Search = SearchOf<typeof search>;
type Data = Awaited<ReturnType<typeof load>>;
const search = { page: pageNumber, until: matchIdInQuery };
type Input = Parameters<NonNullable<Parameters<typeof definePage<typeof search, unknown>>[0]['load']>>[0];

async function load({ call, params, search }: Input) {
  const playerId = readPlayerAddress(params['id'] ?? '');
  const otherId = readPlayerAddress(params['other'] ?? '');
  if (!playerId || !otherId || playerId === otherId) throw absent();
  const found = await orAbsent(call(listCommonMatches, { playerId, otherId, page: String(search.page), until: search.until }));
  if (!found) {
    const ids = [...new Set([playerId, otherId])];
    const known = await Promise.all(ids.map((id) => orAbsent(call(getPlayerShort, { playerId: id }))));
    throw absent(ids.filter((_, index) => known[index] === undefined).join(' '));
  }
  if (search.page > Math.max(1, found.totalPages)) throw beyond();
  return found;
}

export const page = definePage({ search, load, Body: PlayerWith, Absent: PairAbsent });

function PlayerWith({ data, search }: { data: Data; search: Search }) {
  const words = useWords(text);
  const language = useLanguage();
  const { player, other, solo, duo } = data;
  const { page } = search;
  const title = words.title(player.nickname, other.nickname);
  const pair = { id: player.playerId, other: other.playerId };
  return (
    <>
      <Head title={title} description={words.description} path={paths.playerWith.to(pair, { page: page > 1 ? page : undefined })} />
      <div className="wrap page">
        <PageHead
          title={<Names data={data} />}
          lead={data.totalCount === 0 ? undefined : words.lead(data.totalCount, formatNumber(data.totalCount, language))}
        />
        {data.totalCount === 0 ? (
          <Panel>
            <EmptyState level={2} title={words.noneTitle}>
              {words.noneLine}
            </EmptyState>
          </Panel>
        ) : (
          <>
            {[solo, duo].map((tally, index) =>
              tally.matches === 0 ? null : (
                <Panel key={index} title={`${words.outcome}: ${index === 0 ? '1x6' : '2x8'}`}>
                  <Stats>
                    <Stat label={words.common}>{formatNumber(tally.matches, language)}</Stat>
                    <Stat label={words.finishedAbove(player.nickname)}>{formatNumber(tally.above, language)}</Stat>
                    <Stat label={words.finishedAbove(other.nickname)}>{formatNumber(tally.below, language)}</Stat>
                    {index === 0 ? null : <Stat label={words.together}>{formatNumber(tally.together, language)}</Stat>}
                    {withoutOutcome(tally) === 0 ? null : (
                      <Stat label={words.noOutcome}>{formatNumber(withoutOutcome(tally), language)}</Stat>
                    )}
                  </Stats>
                </Panel>
              ),
            )}
            <Matches data={data} search={search} />
          </>
        )}
      </div>
    </>
  );
}

function Names({ data: { player, other } }: { data: Data }) {
  return (
    <span className={css.names}>
      <a href={paths.player.to({ id: player.playerId })}>
        <Nickname name={player.nickname} limit={25} />
      </a>{' '}
      ×{' '}
      <a href={paths.player.to({ id: other.playerId })}>
        <Nickname name={other.nickname} limit={25} />
      </a>
    </span>
  );
}

function Matches({ data, search }: { data: Data; search: Search }) {
  const words = useWords(text);
  const { player, other, values, totalPages } = data;
  const until = untilOf(search, values[0]);
  const pair = { id: player.playerId, other: other.playerId };
  return (
    <Panel flush title={words.common}>
      <Table label={words.common} className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.match}</th>
            <th scope="col" className={css.mode}>
              {words.mode}
            </th>
            <th scope="col">
              <ColumnName name={player.nickname} />
            </th>
            <th scope="col">
              <ColumnName name={other.nickname} />
            </th>
          </tr>
        </thead>
        <tbody>
          {values.map((match) => (
            <MatchRow key={String(match.matchId)} match={match} />
          ))}
        </tbody>
      </Table>
      {totalPages > 1 ? (
        <div className={css.pager}>
          <Pager
            page={search.page}
            pageCount={totalPages}
            hrefOf={(to) => paths.playerWith.to(pair, to > 1 ? { page: to, until } : {})}
            label={words.common}
          />
        </div>
      ) : null}
    </Panel>
  );
}

/** As much of a name as fits into its column. */
function ColumnName({ name }: { name: string }) {
  return (
    <span className={css.player} title={name}>
      <Nickname name={name} limit={16} />
    </span>
  );
}

function MatchRow({ match }: { match: CommonMatch }) {
  const words = useWords(text);
  const id = String(match.matchId);
  const mode = match.isDuo ? '2x8' : '1x6';
  return (
    <tr>
      <th scope="row">
        <RowLink href={paths.match.to({ id })} title={words.openMatch(id)}>
          {match.isFinished || match.isAbandoned ? <Time at={match.createdAtUtc} /> : words.running}
        </RowLink>
        <small className={css.slim}>{match.isTogether ? `${mode}, ${words.oneTeam}` : mode}</small>
      </th>
      <td className={css.mode}>
        <Tag tone={match.isDuo ? 'blue' : 'plain'}>{mode}</Tag>{' '}
        {match.isTogether ? <span className="small muted">{words.oneTeam}</span> : null}
      </td>
      {[match.player, match.other].map(({ heroName, place }, index) => (
        <td key={index}>
          <span className={css.side}>
            <PlaceBadge place={place} />
            {heroName === null ? null : <HeroFace name={heroName} />}
          </span>
        </td>
      ))}
    </tr>
  );
}

function PairAbsent({ isBeyond, missing }: { isBeyond: boolean; missing: string | undefined }) {
  const words = useWords(text);
  const ids = missing ? missing.split(' ') : [];
  const title = isBeyond ? words.beyondTitle : words.absentTitle;
  const line = isBeyond ? words.beyondLine : ids.length === 0 ? words.absentLine : words.missingLine(ids);
  return (
    <>
      <Head title={title} />
      <NotFoundScreen title={title} way={{ href: paths.playerSearch.to(), label: words.toSearch }}>
        {line}
      </NotFoundScreen>
    </>
  );
}
