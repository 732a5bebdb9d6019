import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { doubleRating } from '#areas/games/protocol/game-account.contract.ts';
import { end, leave, matchStart } from '#areas/games/protocol/game-match.contract.ts';
import { postLook, postTalentLook } from '#areas/games/protocol/game-stats.contract.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import { Random } from '#lib/random.ts';
import { matchPosts } from './match-posts.ts';
import { planMatch } from './plan-match.ts';
import { fullLobby, practiceContestant } from './practice-lobby.ts';
import { flatStrengths } from './strengths.ts';

function makeMatch(seed: string, mode: Mode, leavers: number[] = [], isSafeToLeave = false) {
  const random = new Random(seed);
  const contestants = Array.from({ length: mode === 'solo' ? 6 : 8 }, (_, index) => practiceContestant(random, 1000 + index));
  const lobby = fullLobby(random, mode, contestants);
  return planMatch(random, { matchId: '8400000001', matchKey: 'k'.repeat(32), lobby, strengths: flatStrengths, leavers, isSafeToLeave });
}
const postsOf = (seed: string, mode: Mode, leavers: number[] = []) =>
  matchPosts(new Random(`${seed}/posts`), makeMatch(seed, mode, leavers));
const schemas = {
  '/api/game/double_rating': doubleRating.input,
  '/api/game/match_start': matchStart.input,
  '/api/game/end': end.input,
  '/api/game/leave': leave.input,
  '/api/anal': postLook.input,
  '/api/anal-talents': postTalentLook.input,
};
const endsOf = (seed: string, mode: Mode) =>
  postsOf(seed, mode)
    .filter((post) => post.call === '/api/game/end')
    .map((post) => v.parse(end.input, post.body));

describe.each<Mode>(['solo', 'duo'])('a generated %s match', (mode) => {
  it('is the same for the same seed and differs for another', () => {
    const bodies = (seed: string) => JSON.stringify(postsOf(seed, mode).map((post) => post.body));
    expect(bodies('one')).toBe(bodies('one'));
    expect(bodies('one')).not.toBe(bodies('two'));
  });

  it('matches the contracts', () => {
    for (const post of postsOf('three', mode))
      expect(v.safeParse(schemas[post.call], JSON.parse(JSON.stringify(post.body))).issues ?? []).toEqual([]);
  });

  it('ends for the last place first, with every place taken and ascending times', () => {
    const ends = endsOf('four', mode);
    expect(ends.map((post) => post.place)).toEqual(mode === 'solo' ? [6, 5, 4, 3, 2, 1] : [4, 4, 3, 3, 2, 2, 1, 1]);
    expect(ends.map((post) => post.endTime).toSorted((one, other) => one - other)).toEqual(ends.map((post) => post.endTime));
    expect(ends.at(-1)?.endTime).toBeGreaterThan(15 * 60);
    expect(ends.at(-1)?.endTime).toBeLessThan(51 * 60);
  });

  it('has damage received that adds up to damage dealt, for each kind', () => {
    const ends = endsOf('five', mode);
    for (const dealer of ends) {
      const dealt = (kind: number) =>
        dealer.DealtDamages.filter((entry) => entry.DamageType === kind).reduce((sum, entry) => sum + entry.Damage, 0);
      const taken = ends.flatMap((post) => post.ReceivedDamages).filter((entry) => entry.HeroName === dealer.heroName);
      expect(dealt(1)).toBeCloseTo(
        taken.reduce((sum, entry) => sum + entry.Physical, 0),
        3,
      );
      expect(dealt(2)).toBeCloseTo(
        taken.reduce((sum, entry) => sum + entry.Magical, 0),
        3,
      );
      expect(dealt(4)).toBeCloseTo(
        taken.reduce((sum, entry) => sum + entry.Pure, 0),
        3,
      );
    }
  });

  it('destroys the tower of everyone but the winner, by a player still in the game', () => {
    const ends = endsOf('six', mode);
    const towers = ends.flatMap((post) =>
      post.buildingsDestroyed.filter((fallen) => fallen.type === 'tower').flatMap((fallen) => fallen.pushedPlayerIds),
    );
    expect(towers.toSorted((one, other) => one - other)).toEqual(
      ends
        .filter((post) => post.place !== 1)
        .map((post) => post.playerId)
        .toSorted((one, other) => one - other),
    );
    for (const post of ends) for (const fallen of post.buildingsDestroyed) expect(fallen.time).toBeLessThanOrEqual(post.endTime);
  });

  it('has no hero twice, different bases for different teams, and at most six items besides Shard and Scepter', () => {
    const ends = endsOf('seven', mode);
    expect(new Set(ends.map((post) => post.heroName)).size).toBe(ends.length);
    expect(new Set(ends.map((post) => post.base)).size).toBe(new Set(ends.map((post) => post.teamId)).size);
    for (const post of ends) expect(post.items.filter((item) => !/shard|scepter/.test(item)).length).toBeLessThanOrEqual(6);
  });
});

it('offers the picked heroes and counts what was chosen', () => {
  const [post] = postsOf('eight', 'solo').filter(({ call }) => call === '/api/anal-talents');
  const players = v.parse(postTalentLook.input, post?.body);
  const ends = endsOf('eight', 'solo');
  for (const player of players) {
    for (const choice of player.talents) expect(choice.offered_talents).toContain(choice.picked_talent);
    const ending = ends.find((candidate) => candidate.playerId === player.player_id);
    expect(player.talents.filter((choice) => choice.rarity === 'purple')).toHaveLength(ending?.PurpleTalentsCount ?? -1);
  }
});

it('a leaver leaves before their own end, still has a place, and leaves with everyone when the match is over', () => {
  const posts = postsOf('nine', 'solo', [2]);
  const leaveAt = posts.findIndex((post) => post.call === '/api/game/leave' && post.seat?.slot === 2);
  const endAt = posts.findIndex((post) => post.call === '/api/game/end' && post.seat?.slot === 2);
  expect(leaveAt).toBeGreaterThan(0);
  expect(leaveAt).toBeLessThan(endAt);
  const leaves = posts.filter((post) => post.call === '/api/game/leave').map(({ body }) => v.parse(leave.input, body));
  expect(leaves.map(({ isSafeToLeave }) => isSafeToLeave)).toEqual([false, true, true, true, true, true, true]);
  expect(new Set(leaves.slice(1).map(({ playerId }) => playerId)).size).toBe(6);
});

it('a match that was called off has no end, and every player leaves it safely in its first minutes', () => {
  const plan = makeMatch('ten', 'solo', [2], true);
  const posts = matchPosts(new Random('ten/posts'), plan);
  expect(posts.map(({ call }) => call)).toEqual(['/api/game/match_start', ...Array(6).fill('/api/game/leave')]);
  const leaves = posts.slice(1).map(({ body }) => v.parse(leave.input, body));
  expect(leaves[0]?.playerId).toBe(plan.seats[2]?.contestant.accountId);
  expect(leaves.map(({ isSafeToLeave, leaveTime }) => isSafeToLeave && leaveTime <= 255)).toEqual(Array(6).fill(true));
});
