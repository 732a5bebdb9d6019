import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { canonicalText } from '#lib/lenient.ts';
import { DEFAULT_SETTINGS, GameScript, MOST_REPEATS } from './game-script.ts';
import type { MatchPlan } from './match-plan.ts';
import type { PlanInput } from './plan-match.ts';
import { enterCode, lost, takeGifts, useAccount } from './script-account.ts';
import { playScript } from './script-match.ts';
import { checkShown } from './shown-match.ts';
import type { Stage } from './stage.ts';

/** Plays a match as the game's script does, and checks what the site shows of it. */
async function playShown(stage: Stage, mode: Mode, changes: Partial<PlanInput> = {}, mapName?: string): Promise<GameScript> {
  const plan = stage.newMatch(mode, changes, mapName);
  const script = new GameScript(stage, plan);
  const { posts, changes: answered } = await playScript(script);
  stage.expect(script.errors.length === 0, `the script was refused: ${script.errors.join(', ')}`);
  await checkShown(stage, plan, posts, answered);
  return script;
}

/** One player uses everything in the panels; the next match returns it. */
async function account(stage: Stage): Promise<void> {
  const plan = stage.newMatch('solo');
  const [seat] = plan.seats;
  if (!seat) return;
  const script = new GameScript(stage, plan);
  const id = String(seat.contestant.accountId);
  await playScript(script, async () => {
    const kept = await useAccount(script, id, seat.hero);
    stage.expect(!(await enterCode(script, id, 'NO-SUCH-CODE')), 'a code that does not exist was taken');
    await takeGifts(script, id);
    const next = await new GameScript(stage, again(stage, plan)).start();
    const member = next?.members.get(id);
    // Settings come with the leave.
    for (const line of member ? lost({ ...kept, settings: member.settings }, member) : ['all of it']) stage.fail(line);
  });
  stage.expect(script.errors.length === 0, `the script was refused: ${script.errors.join(', ')}`);
  const last = await new GameScript(stage, again(stage, plan)).start();
  stage.expect(isSame(last?.members.get(id)?.settings, script.settings.get(id)), 'the settings of a player did not come back');
}

/** Whether two tables are the same to Lua. */
const isSame = (one: unknown, other: unknown) => canonicalText(one) === canonicalText(other);

/** A new match of the same players. */
export function again(stage: Stage, plan: MatchPlan): MatchPlan {
  return stage.newMatch(plan.lobby.mode, { lobby: plan.lobby });
}

/** The site does not know the server: the script goes on with its defaults, which must not overwrite the players' settings. */
async function unanswered(stage: Stage): Promise<void> {
  const known = new GameScript(stage, stage.newMatch('solo'));
  const [id = ''] = known.ids;
  const settings = { ...DEFAULT_SETTINGS, quickCast: true, hiddenTips: ['shop'] };
  await playScript(known, async () => void known.settings.set(id, settings));
  const deaf = new GameScript(stage, again(stage, known.plan), stage.client.withKey('not-the-key-at-all'));
  await playScript(deaf);
  stage.expect(deaf.errors.length > MOST_REPEATS, 'the start was not repeated');
  const next = await new GameScript(stage, again(stage, known.plan)).start();
  const found = next?.members.get(id)?.settings;
  stage.expect(isSame(settings, found), 'a match that the site did not answer has changed the settings of its players');
}

/** The game's own script, with its strict reading: any wrong type throws LobbyStopped. */
export const scriptScenarios: Record<string, (stage: Stage) => Promise<void>> = {
  'script-solo': async (stage) => void (await playShown(stage, 'solo', { doubles: [1] })),
  'script-duo': async (stage) => void (await playShown(stage, 'duo')),
  'script-left': async (stage) => void (await playShown(stage, 'solo', { leavers: [stage.random.whole(0, 5)] })),
  'script-called-off': async (stage) => void (await playShown(stage, 'solo', { leavers: [2], isSafeToLeave: true })),
  'script-unranked': async (stage) => void (await playShown(stage, 'solo', {}, 'unranked')),
  'script-account': account,
  'script-unanswered': unanswered,
};
