import { Random } from '#lib/random.ts';
import type { MatchPlan } from '../game-server/match-plan.ts';
import { matchPosts, type GamePost } from '../game-server/match-posts.ts';
import { makeMatchKey, planMatch, type PlanInput } from '../game-server/plan-match.ts';
import { withParties } from './matchmaking.ts';
import { mishaps } from './mishaps.ts';

/** Matches of the season have smaller numbers; the demo's live matches start here. */
export const FIRST_LIVE_ID = 9_000_000_000;

type Played = Pick<PlanInput, 'matchId' | 'lobby' | 'strengths'>;

/** The match key of the demo's game server, by which it recognises its own matches. */
export function keyOfOwn(matchId: string): string {
  return makeMatchKey(new Random(`key of ${matchId}`));
}

/**
 * A planned match of the demo's game server, with all its posts. Its number and its lobby determine it completely: a restarted game server
 * continues the match that it had begun. A match in progress at the season's end has no mishaps.
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
