import type { MatchDetail, MatchPlayer } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames, TalentNames } from '#areas/wiki/heroes/heroes.contract.ts';
import type { ItemNames } from '#areas/wiki/items/items.contract.ts';

/** The names of the heroes, talents and items of a match. */
export type MatchNames = { heroes: HeroNames; talents: TalentNames; items: ItemNames };

/** The bans in the order of the players who banned, each once, then the heroes in pick order, numbered throughout. */
export function draftSteps(picks: MatchDetail['picks']): { number: number; hero: string; isBan: boolean }[] {
  const bans = [...new Set(picks.flatMap(({ ban }) => ban ?? []))];
  const heroes = picks.flatMap(({ heroName }) => heroName ?? []);
  return [...bans.map((hero) => ({ hero, isBan: true })), ...heroes.map((hero) => ({ hero, isBan: false }))].map((step, index) => ({
    number: index + 1,
    ...step,
  }));
}

export type Team = { key: string; place: number | null; players: MatchPlayer[] };

/** The teams of a duo match in the order of the players; a player without a team yet is on their own. */
export function groupTeams(players: readonly MatchPlayer[]): Team[] {
  const teams = new Map<string, Team>();
  for (const [index, player] of players.entries()) {
    const key = player.teamId === null ? `player ${player.id} ${index}` : `team ${player.teamId}`;
    const team = teams.get(key) ?? { key, place: player.place, players: [] };
    team.players.push(player);
    team.place ??= player.place;
    teams.set(key, team);
  }
  return [...teams.values()];
}

/** The players of a match by place, for a table; those without one are together in a group with place null. */
export function groupByPlace(players: readonly MatchPlayer[]): Team[] {
  const groups = new Map<number | null, Team>();
  for (const player of players) {
    const group = groups.get(player.place) ?? { key: `place ${player.place}`, place: player.place, players: [] };
    group.players.push(player);
    groups.set(player.place, group);
  }
  return [...groups.values()];
}

/** The damage that row players dealt to column players, in their order; undefined on the diagonal and where it is unknown. */
export function damageMatrix(players: readonly MatchPlayer[]): { rows: (number | undefined)[][]; largest: number } {
  const rows = players.map((attacker) =>
    players.map((victim) => {
      if (attacker === victim || !attacker.heroName) return undefined;
      return (
        victim.receivedDamages.find((received) => received.heroName === attacker.heroName)?.damage.total ??
        (victim.isFinished ? 0 : undefined)
      );
    }),
  );
  return { rows, largest: Math.max(1, ...rows.flat().map((value) => value ?? 0)) };
}

/** The largest damage total of the match, the scale of every bar. */
export function largestDamage(players: readonly MatchPlayer[], side: 'aggregatedDealtDamage' | 'aggregatedReceivedDamage'): number {
  return Math.max(1, ...players.map((player) => player[side]?.total ?? 0));
}

type Point = { x: number; y: number };

/** The six bases on the square overview of the map, 1024 by 1024, by their number. */
export const basePoints: Record<number, Point> = Object.fromEntries(
  (
    [
      [1, -5622, -5694],
      [2, 1570, -6399],
      [3, -6277, 1466],
      [4, 5030, 5390],
      [5, -1304, 6415],
      [6, 6516, -1486],
    ] as const
  ).map(([base, x, y]) => [base, toOverview(x, y)]),
);

/** Converts a position in the game's world to the overview. */
function toOverview(worldX: number, worldY: number): Point {
  return { x: (worldX + 8040) / 16, y: (8181 - worldY) / 16 };
}

/** The heroes of one side, in the order of the match's players: a pair has the same order everywhere. */
export function sideOf(
  { players }: Pick<MatchDetail, 'players'>,
  heroes: readonly string[],
): { hero: string; player: MatchPlayer | undefined }[] {
  const standing = players.map(({ heroName }) => heroName);
  return heroes
    .toSorted((one, other) => standing.indexOf(one) - standing.indexOf(other))
    .map((hero) => ({ hero, player: players.find(({ heroName }) => heroName === hero) }));
}

export type Arrow = { from: number; to: number; place: number | null; times: number };

/** Who attacked whose base, once per pair, with the number of buildings that fell. */
export function siegeArrows(match: MatchDetail): Arrow[] {
  const byHero = new Map(match.players.map((player) => [player.heroName, player]));
  const arrows = new Map<string, Arrow>();
  for (const { pusherHeroes, pushedHeroes } of match.buildingsDestroyed) {
    for (const pusher of pusherHeroes) {
      for (const pushed of pushedHeroes) {
        const from = byHero.get(pusher);
        const to = byHero.get(pushed)?.towerPosition;
        if (!from?.towerPosition || !to || from.towerPosition === to) continue;
        const key = `${from.towerPosition} ${to}`;
        const arrow = arrows.get(key) ?? { from: from.towerPosition, to, place: from.place, times: 0 };
        arrow.times += 1;
        arrows.set(key, arrow);
      }
    }
  }
  return [...arrows.values()];
}

/** `fallen`: the player whose game ended; undefined if only a building fell. */
export type AxisMark = { share: number; place: number | null; fallen?: { id: number; name: string } };

/** The marks of the time axis: a tick for every building, a hexagon where a player's game ended, in the victim's colour. */
export function axisMarks(match: MatchDetail): { marks: AxisMark[]; ticks: { minute: number; share: number }[] } {
  const seconds = [
    ...match.buildingsDestroyed.map((event) => event.pushedAtSeconds),
    ...match.players.map((player) => player.endAtSeconds ?? 0),
    match.meta.durationAtSeconds ?? 0,
  ];
  const total = Math.max(60, ...seconds);
  const placeOf = new Map(match.players.map((player) => [player.heroName, player.place]));
  const buildings: AxisMark[] = match.buildingsDestroyed.map((event) => ({
    share: event.pushedAtSeconds / total,
    place: placeOf.get(event.pushedHeroes[0] ?? null) ?? null,
  }));
  const falls = match.players.flatMap((player): AxisMark[] =>
    player.endAtSeconds === null || player.place === null || player.place === 1
      ? []
      : [{ share: player.endAtSeconds / total, place: player.place, fallen: player }],
  );
  const step = total > 1800 ? 10 : 5;
  const ticks = Array.from({ length: Math.floor(total / 60 / step) + 1 }, (_, index) => ({
    minute: index * step,
    share: (index * step * 60) / total,
  }));
  return { marks: [...buildings, ...falls], ticks };
}

const SCEPTERS = new Set(['item_ultimate_scepter', 'item_ultimate_scepter_2']);
const SHARD = 'item_aghanims_shard';
const SLOTS = 6;

/** The six slots of an inventory (undefined is empty) and the two Aghanim marks, which are not slots. */
export function inventoryOf(items: readonly string[]): { slots: (string | undefined)[]; hasScepter: boolean; hasShard: boolean } {
  const carried = items.filter((item) => item !== SHARD && !SCEPTERS.has(item));
  return {
    slots: Array.from({ length: SLOTS }, (_, slot) => carried[slot]),
    hasScepter: items.some((item) => SCEPTERS.has(item)),
    hasShard: items.includes(SHARD),
  };
}
