import * as v from 'valibot';
import { Chances, ForecastMoment } from '#areas/games/forecast/forecast.contract.ts';
import { getMatch, LiveStream, MatchDetail, RankGroup } from '#areas/games/matches/matches.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { long, whole } from '#contract/whole.contract.ts';

const LivePlayer = v.object({
  playerId: long,
  nickname: v.string(),
  avatarUrl: v.nullable(v.string()),
  heroName: v.nullable(v.string()),
  place: v.nullable(whole),
  isFinished: v.boolean(),
  /** Ours: null for a player who is not live. */
  stream: v.nullable(LiveStream),
  /** Ours: the chance of each place, the first place first; null where nothing can be told. */
  chances: v.nullable(Chances),
});
export type LivePlayer = v.InferOutput<typeof LivePlayer>;

const LiveMatch = v.object({
  matchId: long,
  mapName: v.string(),
  rankGroup: RankGroup,
  isDuo: v.boolean(),
  averageRating: v.number(),
  createdAtUtc: v.string(),
  /** In the order of the lobby. Hero and place are known once a player's game has ended. */
  players: v.array(LivePlayer),
});
export type LiveMatch = v.InferOutput<typeof LiveMatch>;

export const listLiveMatches = endpoint({
  method: 'GET',
  path: '/api/v2/matches/live',
  summary: 'Matches that are being played, newest first',
  input: v.object({}),
  output: v.array(LiveMatch),
});

const FinishedMatch = v.object({
  matchId: long,
  rankGroup: RankGroup,
  isDuo: v.boolean(),
  averageRating: v.number(),
  durationSeconds: whole,
  finishedAtUtc: v.string(),
  /** One player, or the two of a team. */
  winners: v.array(v.object({ playerId: long, nickname: v.string(), heroName: v.nullable(v.string()) })),
  /** The largest change of a rating that it brought. */
  bestChange: whole,
});
export type FinishedMatch = v.InferOutput<typeof FinishedMatch>;

const MatchBoard = v.object({
  /** All that are being played; `live` has the sixty with the best average ratings. */
  matchCount: whole,
  playerCount: whole,
  live: v.array(LiveMatch),
  /** The last counted matches that ended, the newest first. */
  finished: v.array(FinishedMatch),
});
export type MatchBoard = v.InferOutput<typeof MatchBoard>;

export const getMatchBoard = endpoint({
  method: 'GET',
  path: '/api/v2/matches/board',
  summary: 'Matches that are being played, the best average rating first, and the last that ended',
  input: v.object({}),
  output: MatchBoard,
});

export const streamMatchBoard = endpoint({
  method: 'GET',
  path: '/api/v2/matches/board/stream',
  summary: 'The same as server-sent events: now, and after every change, at most every two seconds',
  input: v.object({}),
  output: MatchBoard,
});

const OwnMatch = v.object({
  matchId: long,
  isDuo: v.boolean(),
  /** Since its start. */
  seconds: whole,
  /** How many are still in. */
  left: whole,
});
export type OwnMatch = v.InferOutput<typeof OwnMatch>;

export const getOwnMatch = endpoint({
  method: 'GET',
  path: '/api/v2/matches/own',
  summary: 'The match that the caller is in: since when, and how many are left; null while in none',
  input: v.object({}),
  output: v.nullable(OwnMatch),
});

const FollowedMatch = v.object({
  ...MatchDetail.entries,
  /** The chances of each place, of the players in their order; null where nothing can be told. */
  chances: v.array(v.nullable(Chances)),
  /** How they moved while the match goes on, as `matches/forecast` tells it. */
  moments: v.array(ForecastMoment),
});
export type FollowedMatch = v.InferOutput<typeof FollowedMatch>;

export const streamMatch = endpoint({
  method: 'GET',
  path: '/api/v2/matches/stream',
  summary: 'A match as server-sent events: its state now and after every change, until it is finished',
  input: getMatch.input,
  output: FollowedMatch,
});
