import type { MatchDetail } from '#areas/games/matches/matches.contract.ts';
import { text as ratingText } from '#areas/games/protocol/rating.text.ts';
import { DamageKeys } from '#ui/figures/DamageBar.tsx';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { classes } from '#ui/style/classes.ts';
import { Table } from '#ui/table/Table.tsx';
import { useWords } from '#ui/text/language.tsx';
import { groupByPlace, largestDamage, type MatchNames } from './match-view.rules.ts';
import { text } from './match.text.ts';
import { PlayerRow } from './PlayerRow.tsx';
import css from './PlayersTable.module.css';

/** Every player's numbers: a table where there is room, two lines or a card where there is not. */
export function PlayersTable({ match, names }: { match: MatchDetail; names: MatchNames }) {
  const words = useWords(text);
  const { whyChanged } = useWords(ratingText);
  const largest = {
    dealt: largestDamage(match.players, 'aggregatedDealtDamage'),
    received: largestDamage(match.players, 'aggregatedReceivedDamage'),
  };
  const { isFinished, isAbandoned, isCalledOff, whyUncounted } = match.meta;
  const known = match.players.filter(({ heroName }) => heroName !== null);
  const told = isFinished && !isCalledOff && known.length > 0 ? match.players : known;
  const teams = groupByPlace(told);
  const rows = (players: (typeof teams)[number]['players']) =>
    players.map((player, index) => <PlayerRow key={`${player.id} ${index}`} player={player} names={names} largest={largest} />);
  if (told.length === 0) return null;
  const isRated = whyUncounted === null || whyUncounted === 'earlyLeave';
  const hasChanges = isRated && told.some(({ ratingChange }) => ratingChange !== null);
  const isPart = told.length < match.players.length;
  return (
    <Panel
      title={isFinished || isAbandoned ? words.players : words.done}
      note={isAbandoned && isPart ? words.noNumbers : undefined}
      tools={<DamageKeys />}
      foot={hasChanges ? <p className="small muted">{whyChanged}</p> : undefined}
      flush
    >
      <Table label={words.players} className={css.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <Heading className={css.place} label={words.place} isHidden />
            <Heading label={words.player} />
            <Heading label={words.talents} />
            <Heading label={words.kda} title={words.kdaFull} isEnd />
            <Heading label={words.networth} isEnd />
            <Heading label={words.lastHits} isEnd />
            <Heading label={words.dealt} />
            <Heading label={words.received} />
            <Heading label={words.towers} isEnd />
            <Heading label={words.items} />
            <Heading label={words.rating} title={hasChanges ? whyChanged : undefined} isEnd />
          </tr>
        </thead>
        {match.meta.isDuo ? (
          teams.map((team) => (
            <tbody key={team.key} role="rowgroup">
              <tr role="row" className={css.team}>
                <th role="rowheader" scope="rowgroup" colSpan={11}>
                  <span>
                    <PlaceBadge place={team.place} size="s" /> {team.place === null ? words.noPlace : words.team(team.place)}
                  </span>
                </th>
              </tr>
              {rows(team.players)}
            </tbody>
          ))
        ) : (
          <tbody role="rowgroup">{teams.flatMap((team) => rows(team.players))}</tbody>
        )}
      </Table>
    </Panel>
  );
}

type HeadingProps = { label: string; title?: string | undefined; className?: string | undefined; isEnd?: boolean; isHidden?: boolean };

function Heading({ label, title, className, isEnd = false, isHidden = false }: HeadingProps) {
  return (
    <th role="columnheader" scope="col" title={title} className={classes(className, isEnd && css.end)}>
      {isHidden ? <span className="sr">{label}</span> : label}
    </th>
  );
}
