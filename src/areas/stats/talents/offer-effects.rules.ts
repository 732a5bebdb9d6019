import { leastSquares } from '#areas/stats/sources/regression.rules.ts';
import { Contrast, groupsOf, type Groups, type Measured } from './contrast.rules.ts';

/**
 * One choice of a talent: who chose, what was known about the player before it, the offer, and the final place. Talents are numbered within
 * their pool.
 */
export type Choice = {
  player: number;
  place: number;
  /** 1: the first choice of the rarity in the match. */
  turn: number;
  /** Skill above the lobby's mean. */
  lead: number;
  /** Net worth before the offer as a multiple of the mean of those alive, less 1. */
  wealth: number;
  /** How many were alive before the offer. */
  alive: number;
  offered: readonly number[];
  taken: number;
  /** Talents of the pool already held; each once. */
  held: readonly number[];
  /** Those of them that could not be in this offer. */
  impossible: readonly number[];
};

/** How much more skilled and richer the takers of a talent were before the offer. */
type Leaning = readonly [lead: number, wealth: number];

/**
 * The measured effect of a talent, in places gained. `lottery`: from having been in the offer, which the game draws at random, per time
 * taken; unbiased but noisy. `compared`: takers against decliners, as equal as prior knowledge can make them; precise, but biased by what
 * was unknown. `within`: the same player with and without it, if every offer contains it; `ownWealth`: how much richer the same player was,
 * before the offer, with it than without.
 */
export type OfferEffect = {
  talent: number;
  offered: number;
  taken: number;
  players: number;
  lottery: Measured | undefined;
  compared: Measured | undefined;
  within: Measured | undefined;
  ownWealth: number;
  leaning: Leaning;
};

/** With fewer on either side there is no result. */
const LEAST = 15;
/** A talent in nearly every offer that could contain it is not drawn at random. */
const MOST_DRAWN = 0.97;

/** The choices of one pool: for example one rarity of one hero in one mode. */
export type Pool = {
  choices: readonly Choice[];
  /** Within a stratum chance offers a talent equally often: choices of one turn with the same number of impossible talents. */
  strata: Groups;
  players: Groups;
  /** One player's choices of one turn: players who last longer choose again, so turns are not alike. */
  own: Groups;
  /** Places minus what turn, number alive, skill and net worth before the offer predict. */
  rest: Float64Array;
  lead: Float64Array;
  wealth: Float64Array;
};

/** Prepares choices for comparison. */
export function poolOf(choices: readonly Choice[]): Pool {
  return {
    choices,
    strata: groupsOf(choices.map(({ turn, impossible }) => turn * 100 + impossible.length)),
    players: groupsOf(choices.map(({ player }) => player)),
    own: groupsOf(choices.map(({ player, turn }) => `${player} ${turn}`)),
    rest: withoutForeseen(choices),
    lead: Float64Array.from(choices, ({ lead }) => lead),
    wealth: Float64Array.from(choices, ({ wealth }) => wealth),
  };
}

/** The effects of a pool's talents, over all rows or only these. */
export function offerEffects(pool: Pool, rows: Int32Array = Int32Array.from(pool.choices.keys())): OfferEffect[] {
  const talents = new Set<number>();
  for (const row of rows) for (const talent of pool.choices[row]?.offered ?? []) talents.add(talent);
  return [...talents].toSorted((a, b) => a - b).map((talent) => effectOf(pool, rows, talent));
}

/** The effects of the talents among players who held another already: by the held talent, if it was held in enough choices. */
export function effectsAfter(pool: Pool): Map<number, OfferEffect[]> {
  const rows = new Map<number, number[]>();
  for (const [row, { held }] of pool.choices.entries())
    for (const talent of held) {
      const known = rows.get(talent);
      if (known) known.push(row);
      else rows.set(talent, [row]);
    }
  return new Map(
    [...rows].filter(([, of]) => of.length >= 2 * LEAST).map(([talent, of]) => [talent, offerEffects(pool, Int32Array.from(of))]),
  );
}

function withoutForeseen(choices: readonly Choice[]): Float64Array {
  const turns = levelsOf(choices.map(({ turn }) => turn));
  const numbers = levelsOf(choices.map(({ alive }) => alive));
  const rows = choices.map(({ lead, wealth, turn, alive }) => [
    1,
    lead,
    wealth,
    ...turns.map((level) => Number(turn === level)),
    ...numbers.map((level) => Number(alive === level)),
  ]);
  return leastSquares(
    rows,
    choices.map(({ place }) => place),
  ).residuals;
}

/** The distinct values except the first, which the constant represents. */
function levelsOf(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((a, b) => a - b).slice(1);
}

function effectOf({ choices, strata, players, own: ofPlayer, rest, lead, wealth }: Pool, rows: Int32Array, talent: number): OfferEffect {
  const isOffered = new Uint8Array(choices.length);
  const isTaken = new Uint8Array(choices.length);
  for (const row of rows) {
    isOffered[row] = Number(choices[row]?.offered.includes(talent));
    isTaken[row] = Number(choices[row]?.taken === talent);
  }
  const possible = rows.filter((row) => !choices[row]?.impossible.includes(talent));
  const offered = possible.filter((row) => isOffered[row] === 1);
  const taken = offered.filter((row) => isTaken[row] === 1);
  const isDrawn = Math.min(offered.length, possible.length - offered.length) >= LEAST && offered.length < MOST_DRAWN * possible.length;
  const isChosen = Math.min(taken.length, offered.length - taken.length) >= LEAST;
  const drawn = isDrawn ? new Contrast(possible, strata, isOffered) : undefined;
  const chosen = isChosen ? new Contrast(offered, strata, isTaken) : undefined;
  const own = isChosen && !isDrawn ? new Contrast(offered, ofPlayer, isTaken) : undefined;
  return {
    talent,
    offered: offered.length,
    taken: taken.length,
    players: new Set(Array.from(taken, (row) => players.of[row])).size,
    lottery: taken.length >= LEAST ? drawn?.won(rest, players, isTaken) : undefined,
    compared: chosen?.won(rest, players),
    within: own && own.weight >= LEAST / 2 ? own.won(rest, players) : undefined,
    ownWealth: own?.slope(wealth) ?? 0,
    leaning: [chosen?.slope(lead) ?? 0, chosen?.slope(wealth) ?? 0],
  };
}
