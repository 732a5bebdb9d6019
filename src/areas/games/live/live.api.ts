import { listForecastsInPlay, readForecast } from '#areas/games/forecast/read-forecast.service.ts';
import { findMatchDetail } from '#areas/games/matches/matches.repo.ts';
import { LONGEST_MATCH_MS } from '#areas/games/matches/matches.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { readInstant } from '#lib/format-time.ts';
import { handle, handlePlayer, handleStream, type Context, type Route } from '#web/server/route.ts';
import { streamState } from '#web/server/streams/state-stream.ts';
import {
  getMatchBoard,
  getOwnMatch,
  listLiveMatches,
  streamMatch,
  streamMatchBoard,
  type FollowedMatch,
  type LiveMatch,
  type MatchBoard,
} from './live.contract.ts';
import { findMatchBoard, findOwnMatch, listLiveMatches as listPlayed } from './live.repo.ts';
import { withChances } from './live.rules.ts';

const LISTED = 12;
const ON_BOARD = { live: 60, finished: 6 };
/** At most this many matches get chances. */
const FORECAST = 200;
const MAX_AGE_SECONDS = 60;
/** The least time between two boards sent to a reader: the ends of many matches are sent together. */
const BOARD_RESTS_MS = 2000;

const listForecasts = ({ db, now }: Context) => listForecastsInPlay(db, new Date(now().getTime() - LONGEST_MATCH_MS), FORECAST);

async function readLive(context: Context): Promise<LiveMatch[]> {
  const played = await listPlayed(context.db, context.now(), LISTED);
  return withChances(played, await listForecasts(context));
}

async function readBoard(context: Context): Promise<MatchBoard> {
  const board = await findMatchBoard(context.db, context.now(), ON_BOARD);
  return { ...board, live: withChances(board.live, await listForecasts(context)) };
}

async function readMatch({ db, now, config: { ratingFloor } }: Context, matchId: string): Promise<FollowedMatch> {
  const match = await findMatchDetail(db, matchId, { now: now(), ratingFloor });
  if (!match) throw new Refusal('matchNotFound');
  const forecast = match.meta.isFinished ? undefined : await readForecast(db, matchId);
  return {
    ...match,
    chances: match.players.map((_, index) => forecast?.players[index]?.chances ?? null),
    moments: forecast?.moments ?? [],
  };
}

const asLive = { tags: () => [tag.live], maxAgeSeconds: MAX_AGE_SECONDS };

export const liveApi: Route[] = [
  handle(listLiveMatches, readLive, asLive),
  handle(getMatchBoard, readBoard, asLive),
  handlePlayer(getOwnMatch, async ({ db, now, caller }) => (await findOwnMatch(db, caller.playerId, now())) ?? null),
  handleStream(streamMatchBoard, (context, _input, { headers }) =>
    streamState(context, headers, { tag: tag.live, read: () => readBoard(context), isFinal: () => false, restMs: BOARD_RESTS_MS }),
  ),
  handleStream(streamMatch, (context, { dotaMatchId }, { headers }) =>
    streamState(context, headers, {
      tag: tag.match(dotaMatchId),
      read: () => readMatch(context, dotaMatchId),
      isFinal: ({ meta }) => meta.isFinished || meta.isAbandoned,
      // Nobody reports that a match was abandoned: its time simply runs out.
      staysMs: ({ meta }) => readInstant(meta.createdAt) + LONGEST_MATCH_MS - context.now().getTime(),
    }),
  ),
];
