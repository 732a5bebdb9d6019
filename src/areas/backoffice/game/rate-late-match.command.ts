import { finishMatch } from '#areas/games/ingest/finish-match.command.ts';
import { findMatchForUpdate, findUnratedMatch, listMatchPlayers, lockLateRating, updateMatchMap } from '#areas/games/ingest/match.repo.ts';
import { insertRatingChanges, listRatingsForUpdate } from '#areas/games/ingest/rating.repo.ts';
import { ratingChangeOf } from '#areas/games/protocol/end.rules.ts';
import type { Match } from '#areas/games/protocol/match.rules.ts';
import type { GameMap } from '#areas/games/protocol/modes.rules.ts';
import { openedSeason } from '#areas/games/protocol/season.rules.ts';
import { holdSeasonsAndMaps, listSeasons } from '#areas/games/seasons/seasons.repo.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';

/**
 * Rates the first match of a declared map that was played before the declaration: the change follows from the ratings at its start, and is
 * booked now, in the current season, on the current ratings. A running match is rated by its ends from here on. False if there is none
 * left. Each match has its own transaction, and they run one after another: after a crash the next call goes on with the rest.
 */
export function rateLateMatch(db: Db, map: GameMap, floor: number | undefined, at: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    // Before any rating: a season that opens meanwhile has locked them, and is the one to book in.
    await holdSeasonsAndMaps(transaction);
    await lockLateRating(transaction, map.name);
    const matchId = await findUnratedMatch(transaction, map.name);
    const found = matchId === undefined ? undefined : await findMatchForUpdate(transaction, matchId);
    if (!found) return false;
    await rateMatch(transaction, { ...found, isRanked: true, rankGroup: map.rankGroup }, floor, at);
    return true;
  });
}

async function rateMatch(transaction: Db, match: Match, floor: number | undefined, at: Date): Promise<void> {
  const players = (await listMatchPlayers(transaction, match.id)).map((player) => ({ ...player, rankGroup: match.rankGroup }));
  const season = openedSeason(await listSeasons(transaction));
  const ratings = await listRatingsForUpdate(
    transaction,
    players.map(({ playerId }) => playerId),
    match.mode,
  );
  await updateMatchMap(transaction, match);
  const changes = players.flatMap((player) => {
    const { playerId, place } = player;
    if (player.endedAt === null || place === null) return [];
    return (
      ratingChangeOf({ ...match, seasonId: season.id }, player, { place, rating: ratings.get(playerId)?.rating ?? 0, floor }, at) ?? []
    );
  });
  await insertRatingChanges(transaction, changes);
  const tags = await finishMatch(transaction, match, { players, standings: ratings }, at);
  await announceChange(transaction, [
    ...new Set([tag.match(match.id), tag.leaderboard, ...changes.map(({ playerId }) => tag.player(playerId)), ...tags]),
  ]);
}
