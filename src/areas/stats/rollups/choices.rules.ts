import type { Choice } from '#areas/stats/talents/offer-effects.rules.ts';

/** A counted game of a hero: the player, the result, and the choices in order. Net worth is a multiple of the mean of those alive. */
export type Chooser = {
  player: number;
  place: number;
  /** The balance patch at that time; 0 before the first. */
  patch: number;
  /** Skill above the lobby's mean. */
  lead: number;
  looks: readonly (readonly [minute: number, worth: number, alive: number])[];
  picks: readonly (readonly [rarity: string, picked: string, offered: readonly string[]])[];
};

/** The time of the n-th choice of a game, estimated from players whose game ended after exactly n choices. */
export type ChoiceTime = { number: number; seconds: number };

/** The choices of one rarity of a hero, with the names for their numbers, and the patch of each. */
export type NamedPool = { rarity: string; names: string[]; choices: Choice[]; patches: number[] };

const SURELY_BEFORE = 0.9;

/** The last minute whose look is certainly before the n-th choice. */
export function minutesBefore(times: readonly ChoiceTime[]): (number: number) => number {
  const sorted = times.toSorted((a, b) => a.number - b.number);
  const [first] = sorted;
  return (number) => {
    // A later choice is never sooner than an earlier one.
    const earlier = sorted.filter((time) => time.number <= number).map(({ seconds }) => seconds);
    const at = earlier.length > 0 ? Math.max(...earlier) : first ? (first.seconds * number) / first.number : 0;
    return (SURELY_BEFORE * at) / 60;
  };
}

/** A hero's choices by rarity. What a player had must precede each choice: a look at minute `before(n)` at the latest. */
export function poolsOf(choosers: readonly Chooser[], before: (number: number) => number, lobby: number): NamedPool[] {
  const pools = new Map<string, NamedPool>();
  const numbers = new Map<string, Map<string, number>>();
  for (const { player, place, patch, lead, looks, picks } of choosers) {
    for (const [index, [rarity, picked, offered]] of picks.entries()) {
      const pool = pools.get(rarity) ?? { rarity, names: [], choices: [], patches: [] };
      const known = numbers.get(rarity) ?? new Map<string, number>();
      pools.set(rarity, pool);
      numbers.set(rarity, known);
      const numberOf = (name: string) => {
        const number = known.get(name) ?? known.size;
        if (number === known.size) {
          known.set(name, number);
          pool.names.push(name);
        }
        return number;
      };
      const held = picksBefore(picks, index, rarity);
      const minute = before(index + 1);
      const look = looks.findLast(([at]) => at <= minute);
      pool.patches.push(patch);
      pool.choices.push({
        player,
        place,
        turn: held.length + 1,
        lead,
        wealth: look ? look[1] - 1 : 0,
        alive: look ? look[2] : lobby,
        offered: [...new Set([...offered, picked])].map(numberOf),
        taken: numberOf(picked),
        held: held.map(numberOf),
        impossible: [],
      });
    }
  }
  return [...pools.values()].map((pool) => ({ ...pool, choices: withImpossible(pool.choices) }));
}

/** The names of a rarity taken before a choice, repeated as often as taken. */
function picksBefore(picks: Chooser['picks'], index: number, rarity: string): string[] {
  return picks.slice(0, index).flatMap(([of, picked]) => (of === rarity ? [picked] : []));
}

/** A talent offered less than a tenth as often as at first counts as impossible. */
const HARDLY = 0.1;

/**
 * Marks talents that could not be in an offer: the game does not say how often a talent may be taken, but one that was taken that often is
 * hardly ever offered again. `held` comes with repetitions and is returned without.
 */
function withImpossible(choices: readonly Choice[]): Choice[] {
  const levels = choices.map(({ held }) => levelsOf(held));
  const chances = new Map<string, number>();
  const offers = new Map<string, number>();
  const heldIn = new Map<number, number>();
  for (const [index, { offered }] of choices.entries()) {
    const of = levels[index] ?? new Map<number, number>();
    for (const [talent, level] of of) {
      increase(chances, `${talent} ${level}`);
      increase(heldIn, talent);
    }
    for (const talent of offered) increase(offers, `${talent} ${of.get(talent) ?? 0}`);
  }
  const isImpossible = ([talent, level]: [number, number]) => {
    const free = choices.length - (heldIn.get(talent) ?? 0);
    const usual = (offers.get(`${talent} 0`) ?? 0) / Math.max(1, free);
    return (offers.get(`${talent} ${level}`) ?? 0) < HARDLY * usual * (chances.get(`${talent} ${level}`) ?? 0);
  };
  return choices.map((choice, index) => {
    const of = [...(levels[index] ?? [])];
    const impossible = of.filter((held) => !choice.offered.includes(held[0]) && isImpossible(held));
    return { ...choice, held: of.map(([talent]) => talent), impossible: impossible.map(([talent]) => talent) };
  });
}

function levelsOf(held: readonly number[]): Map<number, number> {
  const levels = new Map<number, number>();
  for (const talent of held) increase(levels, talent);
  return levels;
}

function increase<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
