import * as v from 'valibot';
import { matchStart, unrankedStats } from '#areas/games/protocol/game-match.contract.ts';
import { matchDetails, matchLeaderboard } from '#areas/games/protocol/game-stats.contract.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { MatchPlan } from './match-plan.ts';
import type { GamePost } from './match-posts.ts';
import { makeMatchKey } from './plan-match.ts';
import { scriptScenarios } from './script-scenarios.ts';
import { checkShown, isShown } from './shown-match.ts';
import type { Stage } from './stage.ts';
import { swapEmptyTables } from './wire-looseness.ts';
import { matchStartBody, playerIds, unrankedStatsBody, type Body } from './wire-match.ts';

const HUGE_BYTES = 10.5 * 1024 * 1024;
const LEGAL_DAMAGES = 4_000;
function withFields(body: GamePost['body'], fields: Body): GamePost['body'] {
  return Array.isArray(body) ? body : { ...body, ...fields };
}

const withoutEnds = ({ call }: GamePost) => call !== '/api/game/end';

async function whole(stage: Stage, mode: Mode, changes = {}): Promise<void> {
  const plan = stage.newMatch(mode, changes);
  const posts = stage.postsOf(plan);
  const changed = await stage.play(posts, async ({ call, body }) => {
    const text = await stage.send(call, body);
    if (call === '/api/game/match_start') await askAboutLobby(stage, plan, text);
    return text;
  });
  await checkShown(stage, plan, posts, changed);
}

/** What the script reads at a start: its answer, and three calls about the players. */
async function askAboutLobby(stage: Stage, plan: MatchPlan, answer: string): Promise<void> {
  const ids = playerIds(plan);
  const check = (call: string, schema: v.GenericSchema, text: string) => {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
    stage.expect(read.success, `${call} answered another shape: ${read.issues?.[0].message} in ${text.slice(0, 200)}`);
  };
  check(matchStart.path, matchStart.output, answer);
  check(unrankedStats.path, unrankedStats.output, await stage.send(unrankedStats.path, unrankedStatsBody(plan)));
  check(matchDetails.path, matchDetails.output, await stage.send(matchDetails.path, ids));
  check(matchLeaderboard.path, matchLeaderboard.output, await stage.send(matchLeaderboard.path, ids));
}

/** Everything arrives twice, at once or one after the other, and again when the match is over. */
async function duplicate(stage: Stage): Promise<void> {
  const plan = stage.newMatch('solo');
  const posts = stage.postsOf(plan);
  const changes = await stage.play(posts, async ({ call, body }) => {
    if (stage.random.chance(0.5)) await stage.send(call, body);
    const [first] = await Promise.all([stage.send(call, body), stage.send(call, body)]);
    return first;
  });
  for (const { call, body, seat } of posts) {
    const text = await stage.send(call, body);
    if (call === '/api/game/end' && seat) stage.noteChange(changes, seat.contestant.accountId, text);
  }
  await checkShown(stage, plan, posts, changes);
}

/**
 * Ends and statistics come before the start: an end, which the script repeats, is answered 404; statistics, which it does not repeat, are
 * parked with 200.
 */
async function outOfOrder(stage: Stage): Promise<void> {
  const plan = stage.newMatch('solo');
  const posts = stage.postsOf(plan);
  const [start, ...rest] = posts;
  if (!start) return;
  const early = rest.filter(
    ({ call, seat }) => call === '/api/anal' || call === '/api/anal-talents' || (call === '/api/game/end' && seat?.place !== 1),
  );
  for (const { call, body } of early) await stage.send(call, body, call === '/api/game/end' ? 404 : 200);
  stage.expect(!(await isShown(stage, plan.matchId)), `match ${plan.matchId} is shown before its start`);
  await stage.send(start.call, start.body);
  await checkShown(
    stage,
    plan,
    posts,
    await stage.play(stage.random.shuffle(rest).toSorted((one, other) => Number(withoutEnds(one)) - Number(withoutEnds(other)))),
  );
}

async function wrongKey(stage: Stage): Promise<void> {
  const plan = stage.newMatch('solo');
  const posts = stage.postsOf(plan);
  const stranger = stage.client.withKey('not-the-key-at-all');
  for (const { call, body } of posts) await stage.send(call, body, 401, stranger);
  stage.expect(!(await isShown(stage, plan.matchId)), `match ${plan.matchId} is shown although its key is wrong`);
  const changes = await stage.play(posts, async ({ call, body }) => {
    // Another server's process claims the match: refused, nothing changes.
    const claim = withFields(body, { matchKey: makeMatchKey(stage.random) });
    if (call !== '/api/game/match_start' && !Array.isArray(body) && 'matchKey' in body) await stage.send(call, claim, 403);
    return stage.send(call, body);
  });
  await stage.send('/api/game/match_start', withFields(matchStartBody(plan), { matchKey: makeMatchKey(stage.random) }), 403);
  await checkShown(stage, plan, posts, changes);
  stranger.close();
}

/** The answer to a post is lost; the script sends it again 3 s later. */
async function lostReply(stage: Stage): Promise<void> {
  const plan = stage.newMatch('solo');
  const posts = stage.postsOf(plan);
  const changes = await stage.play(posts, async ({ call, body }) => {
    if (call === '/api/game/match_start' || call === '/api/game/end') {
      await stage.client.postAndCut(call, JSON.stringify(body));
      await stage.wait(3);
    }
    return stage.send(call, body);
  });
  await checkShown(stage, plan, posts, changes);
}

/** Two game servers at once, whose lobbies share players. */
async function twoServers(stage: Stage): Promise<void> {
  const first = stage.newMatch('solo');
  const second = stage.newMatch('duo', {});
  const shared = stage.newMatch('solo', { lobby: first.lobby });
  await Promise.all([first, second, shared].map((plan) => playAndCheck(stage, plan)));
}

async function playAndCheck(stage: Stage, plan: MatchPlan): Promise<void> {
  const posts = stage.postsOf(plan);
  await checkShown(stage, plan, posts, await stage.play(posts));
}

/** A body of 10.5 MB is refused; one of a few hundred KB is not. */
async function hugeBody(stage: Stage): Promise<void> {
  const plan = stage.newMatch('solo');
  const posts = stage.postsOf(plan);
  const changes = await stage.play(posts, async ({ call, body }) => {
    if (call !== '/api/game/end') return stage.send(call, body);
    await stage.send(call, withFields(body, { filler: 'x'.repeat(HUGE_BYTES) }), 413);
    const hit = { Name: 'item_dagon', Type: 'item', DamageType: 2, NewIcon: 'item_dagon', Damage: 1.25, Time: 60.5 };
    return stage.send(call, withFields(body, { DealtDamages: Array.from({ length: LEGAL_DAMAGES }, () => hit) }));
  });
  await checkShown(stage, plan, posts, changes);
}

/** Every empty list as a map and the other way round, and lists as maps with numbers for keys. */
async function emptyTables(stage: Stage): Promise<void> {
  const plan = stage.newMatch('solo');
  const posts = stage.postsOf(plan);
  await checkShown(stage, plan, posts, await stage.play(posts, ({ call, body }) => stage.send(call, swapEmptyTables(body))));
}

export const scenarios: Record<string, (stage: Stage) => Promise<void>> = {
  normal: (stage) => whole(stage, 'solo'),
  duo: (stage) => whole(stage, 'duo'),
  leaver: (stage) => whole(stage, 'solo', { leavers: [stage.random.whole(0, 5)] }),
  duplicate,
  'out-of-order': outOfOrder,
  'wrong-key': wrongKey,
  'lost-reply': lostReply,
  'two-servers': twoServers,
  'huge-body': hugeBody,
  'empty-tables': emptyTables,
  ...scriptScenarios,
};
