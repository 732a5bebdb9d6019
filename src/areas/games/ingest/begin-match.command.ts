import type { ConductLimits } from '#areas/games/conduct/conduct.rules.ts';
import type { StartAnswer, StartPost } from '#areas/games/protocol/game-match.contract.ts';
import { startAnswer, votingOf, type LobbyFacts, type LobbyPlayer } from '#areas/games/protocol/lobby.rules.ts';
import { startMatch, type Match, type PlayerState } from '#areas/games/protocol/match.rules.ts';
import { unknownMap, type GameMap } from '#areas/games/protocol/modes.rules.ts';
import { LOCAL_MATCH, readAccountId } from '#areas/games/protocol/post.contract.ts';
import { openedSeason, type Season } from '#areas/games/protocol/season.rules.ts';
import { findMap, insertUnknownMap } from '#areas/games/seasons/maps.repo.ts';
import { holdSeasonsAndMaps, listSeasons } from '#areas/games/seasons/seasons.repo.ts';
import { findNewestPoll } from '#areas/wiki/heroes/hero-poll.repo.ts';
import { listContentHeroes } from '#areas/wiki/heroes/heroes.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import type { Deps } from '#db/deps.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, type Db } from '#db/pool.ts';
import { countUnknownMap } from '#services/metrics.ts';
import { digestOf } from '#services/secrets.ts';
import { applyParkedPosts } from './apply-parked-posts.command.ts';
import { findMatchForUpdate, insertMatches, insertMatchPlayers, listMatchPlayers, lockMatchId } from './match.repo.ts';
import { openDueSeason } from './open-season.command.ts';
import { listLobbyPlayers } from './player-state.repo.ts';
import { upsertPost } from './post.repo.ts';
import { upsertPlayers } from './rating.repo.ts';
import { answerOf, quarantine, type Settled } from './settle-post.command.ts';

/** What a match begins with. `adminIds`: admins by configuration. */
type Opening = {
  post: StartPost;
  body: string;
  at: Date;
  playerIds: number[];
  adminIds: readonly number[];
  voting: StartAnswer['voting'];
  limits: ConductLimits;
};
/** What the owner has set up: seasons, and the map of a match, known or not. */
type Setup = { seasons: Season[]; map: GameMap; isKnown: boolean };

/**
 * A match begins: binds its id to its key, inserts its rows, then applies the posts that came before it. Repeating the same start returns
 * the same answer; another start for the same match is refused.
 */
export async function beginMatch({ db, now, log, config }: Deps, post: StartPost, body: string): Promise<StartAnswer> {
  const at = now();
  const playerIds = [...new Set(post.players.flatMap((id) => readAccountId(id) ?? []))];
  const poll = await findNewestPoll(db);
  const voting = votingOf(poll, poll?.closedAt === null ? await listContentHeroes(db) : []);
  const { adminIds, conduct: limits } = config;
  const opening: Opening = { post, body, at, playerIds, adminIds, voting, limits };
  if (post.matchId === LOCAL_MATCH) return localAnswer(db, opening);
  await openDueSeason(db, at);
  const started = await inTransaction(db, (transaction) => openMatch(transaction, opening));
  const answer = answerOf(started);
  if (!(await findMap(db, post.mapName))) {
    log.warn({ mapName: post.mapName, matchId: post.matchId }, 'a map that nobody has declared: it counts as unranked');
    countUnknownMap(post.mapName);
  }
  await applyParkedPosts(db, post.matchId, at, config.ratingFloor);
  return answer;
}

async function readSetup(db: Db, mapName: string): Promise<Setup> {
  const known = await findMap(db, mapName);
  return { seasons: await listSeasons(db), map: known ?? unknownMap(mapName), isKnown: known !== undefined };
}

async function openMatch(transaction: Db, opening: Opening): Promise<Settled<StartAnswer>> {
  const { post, body, at } = opening;
  await lockMatchId(transaction, post.matchId);
  const known = await findMatchForUpdate(transaction, post.matchId);
  const settled = known ? await repeatStart(transaction, known, opening) : await applyStart(transaction, opening);
  const reason = 'refusal' in settled ? settled.refusal.message : null;
  await upsertPost(transaction, {
    call: 'match_start',
    matchId: post.matchId,
    playerId: null,
    body,
    digest: digestOf(body),
    outcome: settled.outcome,
    reason,
    receivedAt: at,
  });
  if ('tags' in settled) await announceChange(transaction, settled.tags);
  return settled;
}

async function applyStart(transaction: Db, opening: Opening): Promise<Settled<StartAnswer>> {
  const { post, at, playerIds, adminIds } = opening;
  // Seasons and maps stay as they are until this transaction commits: whoever changes them sees the match, and the match sees their
  // ratings.
  await holdSeasonsAndMaps(transaction);
  const { map, seasons, isKnown } = await readSetup(transaction, post.mapName);
  if (!isKnown && map.name !== '') await insertUnknownMap(transaction, map);
  await upsertPlayers(transaction, playerIds, map.mode, at);
  const lobby = await listLobbyPlayers(transaction, { playerIds, mode: map.mode, adminIds, at });
  const season = openedSeason(seasons);
  const { match, players } = startMatch({
    matchId: post.matchId,
    matchKey: post.matchKey,
    cluster: post.cluster,
    region: post.region,
    isCheats: post.isCheatsMode,
    map,
    season,
    players: lobby,
    // The clock of the server that opened the season may be ahead of this one: no match begins before its season.
    at: at < season.startsAt ? season.startsAt : at,
  });
  await insertMatches(transaction, [match]);
  await insertMatchPlayers(transaction, players);
  const tags = [tag.match(match.id), tag.live, ...playerIds.flatMap((id) => [tag.player(id), tag.playing(id)])];
  return { outcome: 'applied', answer: startAnswer(match, factsOf(season, opening), post.players, byId(lobby), at), tags };
}

async function repeatStart(transaction: Db, match: Match, opening: Opening): Promise<Settled<StartAnswer>> {
  const { post, at, playerIds, adminIds } = opening;
  if (match.matchKey !== post.matchKey) return { outcome: 'refused', refusal: new Refusal('foreignMatchKey') };
  const players = await listMatchPlayers(transaction, match.id);
  if (!isSameLobby(players, playerIds) || match.mapName !== post.mapName || match.isCheats !== post.isCheatsMode)
    return quarantine('differentStart');
  const before = new Map(players.map(({ playerId, ratingBefore }) => [playerId, ratingBefore]));
  const lobby = await listLobbyPlayers(transaction, { playerIds, mode: match.mode, adminIds, at });
  const asBefore = lobby.map((player) => ({ ...player, rating: before.get(player.playerId) ?? player.rating }));
  const seasons = await listSeasons(transaction);
  const season = seasons.find(({ id }) => id === match.seasonId) ?? openedSeason(seasons);
  return { outcome: 'repeated', answer: startAnswer(match, factsOf(season, opening), post.players, byId(asBefore), at), tags: [] };
}

function isSameLobby(players: readonly PlayerState[], playerIds: readonly number[]): boolean {
  return players.length === playerIds.length && players.every(({ playerId }) => playerIds.includes(playerId));
}

/** The answer to a local test lobby, of which nothing is stored. */
async function localAnswer(db: Db, opening: Opening): Promise<StartAnswer> {
  const { post, at, playerIds, adminIds } = opening;
  const { map, seasons } = await readSetup(db, post.mapName);
  const season = openedSeason(seasons);
  const lobby = await listLobbyPlayers(db, { playerIds, mode: map.mode, adminIds, at });
  const { match } = startMatch({
    matchId: post.matchId,
    matchKey: post.matchKey,
    cluster: null,
    region: null,
    isCheats: post.isCheatsMode,
    map,
    season,
    players: lobby,
    at,
  });
  return startAnswer(match, factsOf(season, opening), post.players, byId(lobby), at);
}

function factsOf({ name }: Season, { voting, limits }: Opening): LobbyFacts {
  return { seasonName: name, voting, limits };
}

function byId(lobby: readonly LobbyPlayer[]): Map<number, LobbyPlayer> {
  return new Map(lobby.map((player) => [player.playerId, player]));
}
