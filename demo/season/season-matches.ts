import type { GameMap, Mode } from '#areas/games/protocol/modes.rules.ts';
import type { Random } from '#lib/random.ts';
import type { Lobby, MatchPlan } from '../game-server/match-plan.ts';
import { matchPosts, type GamePost } from '../game-server/match-posts.ts';
import { makeMatchKey, planMatch, seatsByEnd, type PlanInput } from '../game-server/plan-match.ts';
import type { Draws } from '../game-server/strengths.ts';
import type { ArrivedPost, BulkSite } from './bulk-site.ts';
import { startTimes } from './calendar.ts';
import { gather } from './matchmaking.ts';
import { mishaps } from './mishaps.ts';
import { playOut } from './play-out.ts';
import type { DemoPlayer } from './roster.ts';
import { truthsAt } from './truths.ts';

export const DUO_SHARE = 0.2;
export const DOUBLE_SHARE = 0.25;
const FIRST_MATCH_ID = 8_412_907_331;
const MINUTE_MS = 60_000;
/** Matches in progress take players who were free this long before the end. */
const IN_PROGRESS_MS = 40 * MINUTE_MS;

type Season = {
  random: Random;
  roster: readonly DemoPlayer[];
  site: BulkSite;
  maps: ReadonlyMap<string, GameMap>;
  now: Date;
  count: number;
  draws: Draws;
};

/**
 * The posts of every match of the season, one match after another in order of their starts. The ratings of each match must be booked before
 * the next is asked for.
 */
export function* seasonMatches({ random, roster, site, maps, now, count, draws }: Season): Generator<ArrivedPost[]> {
  const busyUntil = new Map<number, number>();
  const ids = matchIds(random.fork('match ids'));
  const hall = (mode: Mode, at: Date) => ({
    maps,
    free: roster.filter((player) => (busyUntil.get(player.accountId) ?? 0) < at.getTime()),
    ratingOf: (player: DemoPlayer) => site.ratingOf(player.accountId, mode),
  });
  const occupy = (plan: MatchPlan, at: Date) => {
    for (const { contestant } of plan.seats) busyUntil.set(contestant.accountId, at.getTime() + (plan.durationSeconds + 60) * 1000);
  };
  const begin = (dice: Random, mode: Mode, at: Date, changes: (lobby: Lobby) => Partial<PlanInput>): MatchPlan | undefined => {
    const gathered = gather(dice, mode, hall(mode, at));
    if (!gathered) return undefined;
    const plan = planMatch(dice, {
      matchId: ids.next().value,
      matchKey: makeMatchKey(dice),
      lobby: gathered,
      strengths: { ...truthsAt(at, now), ...draws },
      ...changes(gathered),
    });
    occupy(plan, at);
    return plan;
  };

  for (const [index, startedAt] of startTimes(random.fork('calendar'), count, now).entries()) {
    const dice = random.fork(`match ${index}`);
    const mode = dice.chance(DUO_SHARE) ? 'duo' : 'solo';
    const plan = begin(dice, mode, startedAt, (lobby) => ({ ...mishaps(dice, lobby), doubles: doubles(dice, lobby, site, startedAt) }));
    if (plan) yield arrivals(matchPosts(dice.fork('posts'), plan), startedAt, now);
  }

  const gathering = new Date(now.getTime() - IN_PROGRESS_MS);
  for (const [index, mode] of (['solo', 'solo', 'duo'] as const).entries()) {
    const dice = random.fork(`in progress ${index}`);
    const lobby = gather(dice, mode, hall(mode, gathering));
    if (!lobby) continue;
    const strengths = { ...truthsAt(gathering, now), ...draws };
    const { plan, posts } = playOut({ matchId: ids.next().value, lobby, strengths });
    occupy(plan, gathering);
    yield arrivals(posts, startOf(plan, index === 0 ? 2 : 0, now), now);
  }
}

/** When a match must have begun for `playersOut` players to be out at `now`. */
function startOf(plan: MatchPlan, playersOut: number, now: Date): Date {
  const ends = seatsByEnd(plan).map((seat) => seat.endSeconds);
  const from = ends[playersOut - 1] ?? 0;
  const to = ends[playersOut] ?? plan.durationSeconds;
  return new Date(Math.floor(now.getTime() - ((from + to) / 2) * 1000));
}

function arrivals(posts: readonly GamePost[], startedAt: Date, now: Date): ArrivedPost[] {
  return posts
    .map(({ call, body, atSeconds }) => ({ call, body, at: new Date(startedAt.getTime() + Math.round(atSeconds * 1000)) }))
    .filter(({ at }) => at <= now);
}

function doubles(random: Random, lobby: Lobby, site: BulkSite, at: Date): number[] {
  return lobby.contestants.flatMap(({ accountId }, slot) => {
    const isAllowed = site.accounts.hasPlus(accountId) && !site.accounts.isCooling(accountId, lobby.mode, at);
    return isAllowed && random.chance(DOUBLE_SHARE) ? [slot] : [];
  });
}

function* matchIds(random: Random): Generator<string, never> {
  for (let id = FIRST_MATCH_ID; ; id += random.whole(1, 60_000)) yield String(id);
}
