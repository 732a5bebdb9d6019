import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { getMatch, getMatchShort } from '#areas/games/matches/matches.contract.ts';
import { end } from '#areas/games/protocol/game-match.contract.ts';
import type { MatchPlan } from './match-plan.ts';
import type { GamePost } from './match-posts.ts';
import type { Stage } from './stage.ts';

const VISIBLE_WITHIN_MS = 1000;
const Envelope = v.pipe(v.string(), v.parseJson(), v.object({ data: v.unknown() }));

/** Compares what the site shows of a match with what was posted, 1 s after its last post at the latest. */
export async function checkShown(
  stage: Stage,
  plan: MatchPlan,
  posts: readonly GamePost[],
  changes: ReadonlyMap<number, number>,
): Promise<void> {
  const deadline = Date.now() + VISIBLE_WITHIN_MS;
  let shown = await fetchMatch(stage, plan.matchId);
  while (!shown?.meta.isFinished && Date.now() < deadline) {
    await sleep(25);
    shown = await fetchMatch(stage, plan.matchId);
  }
  const name = `match ${plan.matchId}`;
  if (!shown) return stage.fail(`${name} is not shown`);
  const { meta } = shown;
  const same = (what: string, is: unknown, expected: unknown) =>
    stage.expect(isDeepStrictEqual(is, expected), `${name}: ${what} is ${JSON.stringify(is)}, not ${JSON.stringify(expected)}`);
  same('meta', [meta.isFinished, meta.isDuo, meta.map], [true, plan.lobby.mode === 'duo', plan.lobby.mapName]);
  same('the number of players', shown.players.length, plan.seats.length);
  const ends = posts.filter((post) => post.call === '/api/game/end').map((post) => v.parse(end.input, post.body));
  for (const posted of ends) {
    const player = shown.players.find(({ id }) => id === posted.playerId);
    if (!player) return stage.fail(`${name} does not show player ${posted.playerId}`);
    same(
      `player ${posted.playerId}`,
      [
        player.name,
        player.place,
        player.heroName,
        player.talents.main,
        player.kills,
        player.deaths,
        player.level,
        player.items,
        player.towerPosition,
        player.ratingChange,
      ],
      [
        posted.playerName,
        posted.place,
        posted.heroName,
        posted.mainTalent,
        posted.kills,
        posted.deaths,
        posted.level,
        // Consumed items are posted beside the slots, and shown with them.
        plan.seats.find(({ contestant }) => contestant.accountId === posted.playerId)?.snapshots.at(-1)?.items,
        posted.base,
        changes.get(posted.playerId) ?? null,
      ],
    );
  }
  const towers = ends.flatMap((posted) => posted.buildingsDestroyed).filter(({ type }) => type === 'tower');
  same(
    'the number of towers that fell',
    shown.buildingsDestroyed.filter(({ type }) => type === 'tower').length,
    new Set(towers.map(({ pushedPlayerIds }) => pushedPlayerIds.join())).size,
  );
  same('picks', new Set(shown.picks.flatMap(({ heroName }) => heroName ?? [])), new Set(ends.map(({ heroName }) => heroName)));
  await checkShort(stage, plan);
}

export async function isShown(stage: Stage, matchId: string): Promise<boolean> {
  return (await fetchMatch(stage, matchId)) !== undefined;
}

async function checkShort(stage: Stage, plan: MatchPlan): Promise<void> {
  const { text } = await stage.client.get(`${getMatchShort.path}?dotaMatchId=${plan.matchId}`);
  const short = v.safeParse(getMatchShort.output, dataOf(text));
  if (!short.success) return stage.fail(`match ${plan.matchId}: no short summary: ${text.slice(0, 200)}`);
  stage.expect(
    short.output.isFinished && short.output.mapName === plan.lobby.mapName,
    `match ${plan.matchId}: the short summary is ${text.slice(0, 200)}`,
  );
}

async function fetchMatch(stage: Stage, matchId: string): Promise<v.InferOutput<typeof getMatch.output> | undefined> {
  const { text } = await stage.client.get(`${getMatch.path}?dotaMatchId=${matchId}`);
  const read = v.safeParse(getMatch.output, dataOf(text));
  return read.success ? read.output : undefined;
}

function dataOf(text: string): unknown {
  const read = v.safeParse(Envelope, text);
  return read.success ? read.output.data : undefined;
}
