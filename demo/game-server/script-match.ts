import { type GameScript } from './game-script.ts';
import type { Seat } from './match-plan.ts';
import type { GamePost } from './match-posts.ts';

const DRAFT_SECONDS = 5;

/** The posts of a match that the script sends, by what it knows: results only if the site has said that they count. */
function isSent(script: GameScript, { call }: GamePost): boolean {
  if (call === '/api/game/match_start') return false;
  if (call === '/api/game/leave') return true;
  return script.lobby?.isStatsMatch === true;
}

/** The posts of a match, and the rating changes in the answers, by player. */
export type Played = { posts: GamePost[]; changes: Map<number, number> };

/** Plays a match as the script does, from its start to its last leave. `inDraft` is what the players do before the game begins. */
export async function playScript(script: GameScript, inDraft: () => Promise<void> = async () => {}): Promise<Played> {
  await script.start();
  await script.pass(DRAFT_SECONDS);
  if (script.lobby) await inDraft();
  script.begin();
  const changes = new Map<number, number>();
  let clock = 0;
  const posts = script.stage.postsOf(script.plan).filter((post) => isSent(script, post));
  for (const post of posts) {
    await script.pass(post.atSeconds - clock);
    clock = Math.max(clock, post.atSeconds);
    await send(script, post, changes);
  }
  return { posts, changes };
}

async function send(script: GameScript, { call, body, seat }: GamePost, changes: Map<number, number>): Promise<void> {
  if (call === '/api/game/end' && seat) {
    const ratingChange = await script.ask('end', body);
    if (ratingChange !== undefined) changes.set(seat.contestant.accountId, ratingChange);
    return;
  }
  if (call === '/api/game/double_rating' && seat && !maysDouble(script, seat)) return;
  const isLeave = call === '/api/game/leave' && seat && !Array.isArray(body);
  await script.tell(call, isLeave ? { ...body, savedData: script.savedData(seat) } : body);
}

/** The panel offers it to subscribers alone, and not while the cooldown runs. */
function maysDouble(script: GameScript, seat: Seat): boolean {
  const { hasPlus, cooldowns } = script.member(String(seat.contestant.accountId));
  return hasPlus && cooldowns.doubleRatingCd === 0;
}
