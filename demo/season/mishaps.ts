import type { Random } from '#lib/random.ts';
import type { Lobby } from '../game-server/match-plan.ts';
import type { PlanInput } from '../game-server/plan-match.ts';

const UNRANKED_SHARE = 0.04;
const CHEATS_SHARE = 0.006;
const NOT_FULL_SHARE = 0.008;
const LEAVER_SHARE = 0.04;
const SAFE_LEAVE_SHARE = 0.007;

/** A random mishap of a match, mostly none: unranked, cheats, a lobby that is not full, a leaver. */
export function mishaps(random: Random, lobby: Lobby): Partial<PlanInput> {
  const slot = random.whole(0, lobby.contestants.length - 1);
  const kind = random.uniform();
  let below = 0;
  const is = (share: number) => kind < (below += share);
  if (lobby.mode === 'solo' && is(UNRANKED_SHARE)) return { lobby: { ...lobby, mapName: 'unranked' } };
  if (is(CHEATS_SHARE)) return { lobby: { ...lobby, isCheats: true } };
  if (lobby.mode === 'solo' && is(NOT_FULL_SHARE))
    return { lobby: { ...lobby, contestants: lobby.contestants.slice(0, random.whole(3, 5)) } };
  if (is(LEAVER_SHARE)) return { leavers: [slot] };
  return is(SAFE_LEAVE_SHARE) ? { leavers: [slot], isSafeToLeave: true } : {};
}
