import type { Mode } from '#areas/games/protocol/modes.rules.ts';

/** Someone who plays, as the game knows them. */
export type Contestant = {
  accountId: number;
  name: string;
  /** True skill, about normal with deviation 0.55; the site never sees it. */
  skill: number;
  /** How many times likelier than others this player is to take a hero; absent heroes count 1. */
  favourites: ReadonlyMap<string, number>;
  /** Players with the same party share a team in duo. */
  partyId?: string;
};

export type Lobby = {
  mode: Mode;
  mapName: string;
  isCheats: boolean;
  cluster: string;
  region: string;
  /** 6 or 8 in a full lobby; in duo two neighbours are a team. */
  contestants: readonly Contestant[];
};

/** One choice of a talent: `offered` holds modifier names, `picked` among them. */
export type TalentChoice = { rarity: 'gray' | 'blue' | 'purple' | 'orange'; atSeconds: number; picked: string; offered: string[] };

/** A player's state at a moment of the game. */
export type Snapshot = { atSeconds: number; networth: number; items: string[] };

export type Push = { atSeconds: number; type: 'tower' | 'green_shrine' | 'white_shrine' | 'blue_shrine'; victims: Seat[] };

export type Damage = { physical: number; magical: number; pure: number };

/** How a player left before the end: a safe leave has no place and no `/end`. */
type EarlyLeave = { atSeconds: number; isSafe: boolean };

/** A player's match from the draft on; filled in step by step by plan-match.ts. */
export type Seat = {
  contestant: Contestant;
  slot: number;
  teamId: number;
  base: number;
  hero: string;
  pickOrder: number;
  bans: string[];
  /** Orange talents by their skill names. */
  mainTalent: string;
  secondTalent: string | null;
  /** The orange talents that the first and the second offer hold, by their skills. */
  orangeOffers: readonly [string[], string[]];
  firstPurple: { picked: string; offered: string[] };
  /** The item bought first of all large ones, whatever the hero. */
  firstItem: string | null;
  /** The luck in the player's gold, as a logarithm; it does not affect the place. */
  fortune: number;
  strength: number;
  place: number;
  endSeconds: number;
  killer: Seat | null;
  kills: number;
  deaths: number;
  assists: number;
  level: number;
  gpm: number;
  xpm: number;
  lastHits: number;
  towerDamage: number;
  choices: TalentChoice[];
  /** The last one is the state at the player's end. */
  snapshots: Snapshot[];
  pushes: Push[];
  /** Damage received from each enemy. */
  received: Map<Seat, Damage>;
  earlyLeave: EarlyLeave | null;
  /** The player has activated double rating for this match. */
  isDouble: boolean;
};

export type MatchPlan = {
  matchId: string;
  matchKey: string;
  lobby: Lobby;
  /** In the order of `match_start`. */
  seats: Seat[];
  durationSeconds: number;
};
