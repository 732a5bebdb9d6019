import type { HeroNames, TalentNames } from '#features/heroes/heroes.contract.ts';
import { HeroLink } from '#features/heroes/HeroLink.tsx';
import { heroTitle, talentTitle } from '#features/heroes/heroes.rules.ts';
import type { HistoryRow } from '#features/matches/matches.contract.ts';
import { formatNumber } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { classes } from '#ui/classes.ts';
import { Emblem } from '#ui/Emblem.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/language.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlaceBadge } from '#ui/PlaceBadge.tsx';
import { SignedChange } from '#ui/SignedChange.tsx';
import { RowLink, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { TalentTile } from '#ui/TalentTile.tsx';
import { Time } from '#ui/Time.tsx';
import css from './LastGames.module.css';
import { text } from './player.text.ts';

export type Games = { rows: readonly HistoryRow[]; totalCount: number; totalPages: number };
type Names = { heroes: HeroNames; talents: TalentNames };

/** A page of a player's games in both modes, newest first. */
export function LastGames({
  id,
  page,
  mode,
  games,
  names,
}: {
  id: string;
  page: number;
  mode: string | undefined;
  games: Games;
  names: Names;
}) {
  const words = useWords(text);
  const language = useLanguage();
  if (games.totalCount === 0) {
    return (
      <Panel title={words.lastGames}>
        <EmptyState title={words.emptyTitle}>{words.emptyLine}</EmptyState>
      </Panel>
    );
  }
  return (
    <Panel
      flush
      title={words.lastGames}
      tools={<span className="small muted">{words.matches(games.totalCount, formatNumber(games.totalCount, language))}</span>}
    >
      <Table label={words.lastGames} className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.place}>
              {words.place}
            </th>
            <th scope="col">{words.heroAndTalent}</th>
            <th scope="col" className={css.mode}>
              {words.mode}
            </th>
            <th scope="col" className="end">
              {words.rating}
            </th>
            <th scope="col" className={classes('end', css.date)}>
              {words.date}
            </th>
          </tr>
        </thead>
        <tbody>
          {games.rows.map((game) => (
            <GameRow key={String(game.matchId)} game={game} names={names} />
          ))}
        </tbody>
      </Table>
      {games.totalPages > 1 ? (
        <div className={css.pager}>
          <Pager
            page={page}
            pageCount={games.totalPages}
            hrefOf={(to) => paths.player.to({ id }, { page: to > 1 ? to : undefined, mode })}
            label={words.lastGames}
          />
        </div>
      ) : null}
    </Panel>
  );
}

function GameRow({ game, names }: { game: HistoryRow; names: Names }) {
  const words = useWords(text);
  const id = String(game.matchId);
  const talent = game.talent === null ? undefined : talentTitle(names.talents, game.talent);
  const isDuo = game.mapName.includes('duo');
  const mode = isDuo ? '2x8' : '1x6';
  // The game tells a player's hero when the player's game ends; who leaves never gets there.
  const noHero = game.isFinished ? words.left : words.unknownHero;
  const isOver = game.isFinished || game.isAbandoned;
  return (
    <tr>
      <td className={css.place}>
        <PlaceBadge place={game.place} />
      </td>
      <th scope="row">
        <span className={css.hero}>
          {game.heroName === null ? (
            <span className={css.unknown} />
          ) : (
            <HeroLink names={names.heroes} hero={game.heroName} title={heroTitle(names.heroes, game.heroName)}>
              <Emblem kind="hero" name={game.heroName} wide label={heroTitle(names.heroes, game.heroName)} />
            </HeroLink>
          )}
          {talent === undefined ? null : (
            <span title={talent}>
              <TalentTile rarity="orange" name={talent} label={talent} size={32} mini />
            </span>
          )}
          <span className={css.title}>
            <RowLink href={paths.match.to({ id })} title={words.openMatch(id)}>
              {game.heroName === null ? noHero : heroTitle(names.heroes, game.heroName)}
            </RowLink>
            <small className={css.slim}>
              {isDuo ? `${mode} · ` : ''}
              {isOver ? <Time at={game.createdAtUtc} dateOnly={isDuo} /> : words.running}
            </small>
          </span>
        </span>
      </th>
      <td className={css.mode}>
        <Tag tone={isDuo ? 'blue' : 'plain'}>{mode}</Tag>
      </td>
      <td className="end">
        <SignedChange value={game.ratingChange} doubled={game.isDoubleRating} />
      </td>
      <td className={classes('end', css.date)}>
        {isOver ? <Time at={game.createdAtUtc} /> : <Tag tone="gold">{words.running}</Tag>}
        {game.isAbandoned ? <Tag>{words.abandoned}</Tag> : null}
      </td>
    </tr>
  );
}
