import { leastSquares } from '#areas/stats/sources/regression.rules.ts';
import { Contrast, groupsOf, type Groups, type Measured } from './contrast.rules.ts';

/** One choice of a talent: who chose, what was known of the player before it, what was in the offer, and the place in the end. Talents are numbered within their pool. */
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
  /** Talents of the pool that were held already; each once. */
  held: readonly number[];
  /** Those of them that could not be in this offer. */
  impossible: readonly number[];
};

/** By how much more skilled and richer, before the offer, those were who took a talent. */
type Leaning = readonly [lead: number, wealth: number];

/**
 * What a talent was seen to do, in places won.
 * `lottery`: by having been in the offer, which the game draws by chance, for each time it was taken; exact, and noisy. `compared`: who took it against who declined it, as equal as what was known before can make them; precise, and
 * wrong by what was not known. `within`: the same player with and without it, where every offer holds it; `ownWealth`: by how much
 * richer the same player was, before the offer, with it than without.
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

/** Fewer on a side say nothing. */
const LEAST = 15;
/** What is in nearly every offer that could hold it is not drawn by chance. */
const MOST_DRAWN = 0.97;

/** The choices of one pool: of one rarity of one hero, say, in one mode. */
export type Pool = {
  choices: readonly Choice[];
  /** Chance offers a talent equally often in choices of one turn with as many talents out of the question. */
  strata: Groups;
  players: Groups;
  /** One player's choices of one turn: who lives longer chooses again, so turns are not alike. */
  own: Groups;
  /** Places less what turn, number alive, skill and net worth before the offer foretell. */
  rest: Float64Array;
  lead: Float64Array;
  wealth: Float64Array;
};

/** Choices made ready to be compared. */
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

/** The effects of the talents of a pool, or of these rows of it alone. */
export function offerEffects(pool: Pool, rows: Int32Array = Int32Array.from(pool.choices.keys())): OfferEffect[] {
  const talents = new Set<number>();
  for (const row of rows) for (const talent of pool.choices[row]?.offered ?? []) talents.add(talent);
  return [...talents].toSorted((a, b) => a - b).map((talent) => effectOf(pool, rows, talent));
}

/** The effects of the talents among those who held another already: by the one held, where it was held in enough choices. */
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

/** The different values but the first, which the constant stands for. */
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
