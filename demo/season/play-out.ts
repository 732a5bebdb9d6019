import { Random } from '#lib/random.ts';
import type { MatchPlan } from '../game-server/match-plan.ts';
import { matchPosts, type GamePost } from '../game-server/match-posts.ts';
import { makeMatchKey, planMatch, type PlanInput } from '../game-server/plan-match.ts';
import { withParties } from './matchmaking.ts';
import { mishaps } from './mishaps.ts';

/** Matches of the season have smaller numbers, those of practice larger ones. */
export const FIRST_LIVE_ID = 9_000_000_000;

type Played = Pick<PlanInput, 'matchId' | 'lobby' | 'strengths'>;

/** The key of a match that the demo's game server begins: by it, it knows its own again among all that go on. */
export function keyOfOwn(matchId: string): string {
  return makeMatchKey(new Random(`key of ${matchId}`));
}

/**
 * A match of the demo's game server, decided, and all that it will post. Its number and its lobby alone decide it: a game server that
 * is started again goes on with the match that it had begun. What is in progress when the season ends goes well.
 */
export function playOut({ matchId, lobby, strengths }: Played): { plan: MatchPlan; posts: GamePost[] } {
  const dice = new Random(`match ${matchId}`);
  const { contestants } = lobby;
  const parties = withParties(
    dice.fork('parties'),
    contestants.map(({ accountId, name, skill, favourites }) => ({ accountId, name, skill, favourites })),
  );
  const seated = lobby.mode === 'duo' ? { ...lobby, contestants: parties } : lobby;
  const fate = Number(matchId) < FIRST_LIVE_ID ? {} : mishaps(dice.fork('mishaps'), seated);
  const plan = planMatch(dice.fork('plan'), { matchId, matchKey: keyOfOwn(matchId), lobby: seated, strengths, ...fate });
  return { plan, posts: matchPosts(dice.fork('posts'), plan) };
}
