import { lobbySize, type GameMap, type Mode } from '#areas/games/protocol/modes.rules.ts';
import type { Random } from '#lib/random.ts';
import type { Contestant, Lobby } from '../game-server/match-plan.ts';
import { demoRoles, type DemoPlayer } from './roster.ts';

const NEAR_RATING = 220;
const WRONG_RANGE = 0.02;
const PARTY_SHARE = 0.4;
const PAIR_SHARE = 0.85;
const servers = [
  { cluster: '241', region: 'RUSSIA' },
  { cluster: '181', region: 'EUROPE' },
  { cluster: '186', region: 'STOCKHOLM' },
];

export type Hall = {
  /** The players available now. */
  free: readonly DemoPlayer[];
  maps: ReadonlyMap<string, GameMap>;
  ratingOf: (player: DemoPlayer) => number;
};

/** A lobby around a player who wants to play: a map for their rating, and others with similar ratings. Undefined when too few are free. */
export function gather(random: Random, mode: Mode, { free, maps, ratingOf }: Hall): Lobby | undefined {
  const appetite = (player: DemoPlayer) => player.activity * (mode === 'duo' ? player.duoTaste : 1);
  if (free.length < lobbySize[mode]) return undefined;
  const first = random.weighted(free, appetite);
  const rating = ratingOf(first);
  const mapName = pickMap(random, mode, rating);
  const map = maps.get(mapName);
  const inRange = (value: number) => !map?.isRanked || (value >= (map.ratingMin ?? 0) && value <= (map.ratingMax ?? Infinity));
  const gathered = [first];
  const seat = (player: DemoPlayer | undefined) => player && gathered.length < lobbySize[mode] && gathered.push(player);
  seat(mateOf(random, mode, first, free, gathered));
  const weights = free.map((player) => {
    const value = ratingOf(player);
    const nearness = map?.isRanked ? Math.exp(-Math.abs(value - rating) / NEAR_RATING) + 1e-6 : 1;
    return gathered.includes(player) ? 0 : appetite(player) * nearness * (inRange(value) ? 1 : WRONG_RANGE);
  });
  while (gathered.length < lobbySize[mode]) {
    const index = random.weightedIndex(weights);
    const next = free[index];
    if (!next) return undefined;
    weights[index] = 0;
    seat(next);
    const mate = mateOf(random, mode, next, free, gathered);
    if (mate) weights[free.indexOf(mate)] = 0;
    seat(mate);
  }
  return {
    mode,
    mapName,
    isCheats: false,
    ...random.pick(servers),
    contestants: mode === 'duo' ? withParties(random, inPairs(random, gathered)) : random.shuffle(gathered),
  };
}

/** The other of the duo pair, whom one of them brings along, but only into the free seat of the same team. */
function mateOf(
  random: Random,
  mode: Mode,
  player: DemoPlayer,
  free: readonly DemoPlayer[],
  gathered: readonly DemoPlayer[],
): DemoPlayer | undefined {
  const [one, other] = demoRoles.duoPair;
  const mateId = player.accountId === one ? other : player.accountId === other ? one : undefined;
  if (mode !== 'duo' || mateId === undefined || gathered.length % 2 === 0 || !random.chance(PAIR_SHARE)) return undefined;
  return free.find((candidate) => candidate.accountId === mateId && !gathered.includes(candidate));
}

/** The same players with the teams in random order. */
function inPairs(random: Random, gathered: readonly DemoPlayer[]): DemoPlayer[] {
  const pairs = gathered.filter((_, index) => index % 2 === 0).map((player, index) => [player, gathered[index * 2 + 1] ?? player]);
  return random.shuffle(pairs).flat();
}

/** The same players, with some teams as parties; the duo pair always is one. */
export function withParties<P extends Contestant>(random: Random, seated: readonly P[]): P[] {
  const pairs = seated.filter((_, index) => index % 2 === 0).map((player, index) => [player, seated[index * 2 + 1] ?? player]);
  return pairs.flatMap((pair) => {
    const isPair = pair.every((player) => demoRoles.duoPair.some((id) => id === player.accountId));
    if (!isPair && !random.chance(PARTY_SHARE)) return pair;
    const partyId = String(random.whole(27_000_000_000, 27_999_999_999));
    return pair.map((player) => ({ ...player, partyId }));
  });
}

/** Picks a map that accepts this rating, by how often each is played. */
function pickMap(random: Random, mode: Mode, rating: number): string {
  if (mode === 'duo') return 'ranked_duo';
  const fitting: [string, number][] =
    rating < 500
      ? [
          ['ranked_0-500', 5],
          ['ranked_0-800', 2],
          ['ranked_0-500_start', rating < 150 ? 2 : 0],
        ]
      : rating < 1000
        ? [
            ['ranked_500-1000', 5],
            ['ranked_500-x', 2],
            ['ranked_500-800', rating < 800 ? 2 : 0],
            ['ranked_800-1200', rating >= 800 ? 2 : 0],
          ]
        : [
            ['ranked_1000-x', 6],
            ['ranked_1200-x', rating >= 1200 ? 4 : 0],
            ['ranked_800-x', 1],
            ['ranked_800-1200', rating <= 1200 ? 2 : 0],
          ];
  return random.weighted(fitting, ([, weight]) => weight)[0];
}
