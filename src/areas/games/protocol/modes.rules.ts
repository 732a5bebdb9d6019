export const modes = ['solo', 'duo'] as const;
/** `solo` is 1x6, `duo` is 2x8; no figure mixes them. */
export type Mode = (typeof modes)[number];
/** The mode that a query asks for. */
export const modeOf = (isduo: boolean): Mode => (isduo ? 'duo' : 'solo');
/** The mode of an address as a query parameter. */
export const isduoOf = (name: '1x6' | '2x8'): 'true' | 'false' => (name === '2x8' ? 'true' : 'false');
export type RankGroup = 'herald' | 'legend' | 'immortal' | 'unranked';

/** A map as data: what is known about a map name. */
export type GameMap = {
  name: string;
  mode: Mode;
  rankGroup: RankGroup;
  isRanked: boolean;
  ratingMin: number | null;
  ratingMax: number | null;
};

/** Places of a mode: 1 to 6 in solo, 1 to 4 in duo. */
export const placeCount = { solo: 6, duo: 4 } as const satisfies Record<Mode, number>;
/** Players of a full lobby. */
export const lobbySize = { solo: 6, duo: 8 } as const satisfies Record<Mode, number>;
/** Players who share a place. */
export const teamSize = { solo: 1, duo: 2 } as const satisfies Record<Mode, number>;

/** A name that contains `duo` is the 2x8 mode. */
export function modeOfMap(mapName: string): Mode {
  return mapName.toLowerCase().includes('duo') ? 'duo' : 'solo';
}

/** What a map that nobody has declared counts as: unranked, its mode by its name. */
export function unknownMap(name: string): GameMap {
  return { name, mode: modeOfMap(name), rankGroup: 'unranked', isRanked: false, ratingMin: null, ratingMax: null };
}
