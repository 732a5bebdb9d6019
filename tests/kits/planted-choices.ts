import type { Choice } from '#areas/stats/talents/offer-effects.rules.ts';
import { Random } from '#lib/random.ts';

/** A talent of the planted pool: what it adds to strength, and what draws people to it; `byHabit` those who hardly play another hero. */
export type PlantedTalent = { kind: string; worth: number; appeal: number; bySkill: number; byForm: number; byHabit?: number };

/** Nine talents of a pool: zero-worth controls of every leaning, and good and bad ones. */
export const plantedPool: readonly PlantedTalent[] = [
  { kind: 'zero, taken when behind', worth: 0, appeal: 0, bySkill: 0, byForm: -1.5 },
  { kind: 'zero, taken when ahead', worth: 0, appeal: 0, bySkill: 0, byForm: 1.5 },
  { kind: 'zero, taken by the strong', worth: 0, appeal: 0, bySkill: 1.5, byForm: 0 },
  { kind: 'zero, as others', worth: 0, appeal: 0, bySkill: 0, byForm: 0 },
  { kind: 'good, as others', worth: 0.35, appeal: 0, bySkill: 0, byForm: 0 },
  { kind: 'bad, as others', worth: -0.35, appeal: 0, bySkill: 0, byForm: 0 },
  { kind: 'good, taken when behind', worth: 0.35, appeal: 0, bySkill: 0, byForm: -1.5 },
  { kind: 'zero, liked by most', worth: 0, appeal: 1, bySkill: 0, byForm: 0 },
  { kind: 'zero, taken by one-tricks', worth: 0, appeal: 0, bySkill: 0, byForm: 0, byHabit: 1.5 },
];

/** Five talents that every offer holds all of, as orange ones. */
export const openPool: readonly PlantedTalent[] = [
  { kind: 'open: zero, as others', worth: 0, appeal: 0, bySkill: 0, byForm: 0 },
  { kind: 'open: zero, taken when ahead', worth: 0, appeal: 0, bySkill: 0, byForm: 1.5 },
  { kind: 'open: zero, taken by the strong', worth: 0, appeal: 0, bySkill: 1.5, byForm: 0 },
  { kind: 'open: zero, taken by one-tricks', worth: 0, appeal: 0, bySkill: 0, byForm: 0, byHabit: 1.5 },
  { kind: 'open: good, as others', worth: 0.35, appeal: 0, bySkill: 0, byForm: 0 },
];

const SKILL = 0.55;
const FORM = 0.5;
const OFFERED = 3;
const OTHERS = 5;
/** One-tricks are one of so many players, make one of so many choices, and are better than others by this. */
const ONE_TRICKS = { ofPlayers: 20, ofChoices: 4, skill: 0.4 };

type Person = { skill: number; isOneTrick: boolean };

/**
 * How offers are drawn. `isLater`: one talent is held already and not offered again. `isUnfair`: to half of those who are ahead the
 * first talent is always offered. `isOpen`: nothing is drawn, every offer holds them all.
 */
export type PlantedDraw = { isLater?: boolean; isUnfair?: boolean; isOpen?: boolean };

/** `count` choices of one pool: strengths and Gumbel noise decide places against five others; the offer is drawn, the choice leans. */
export function plantChoices(random: Random, pool: readonly PlantedTalent[], count: number, how: PlantedDraw = {}): Choice[] {
  const people = peopleOf(random, Math.ceil(count / 5));
  return Array.from({ length: count }, () => plantOne(random, pool, people, how).choice);
}

/**
 * What the talents of a pool are worth, in places: of everyone who is offered one, the place had the next of the pool stood in
 * its stead, less the place as it is; for each time it is taken. Luck is averaged out.
 */
export function plantedWorths(random: Random, pool: readonly PlantedTalent[], count: number, how: PlantedDraw = {}): number[] {
  const people = peopleOf(random, 20_000);
  const sums = pool.map(() => ({ taken: 0, won: 0 }));
  for (let index = 0; index < count; index += 1) {
    const { choice, placeWith, without } = plantOne(random, pool, people, how);
    const place = placeWith(choice.taken);
    for (const talent of choice.offered) {
      const sum = sums[talent];
      if (!sum) continue;
      if (talent === choice.taken) sum.taken += 1;
      sum.won += placeWith(without(talent)) - place;
    }
  }
  return sums.map(({ taken, won }) => won / taken);
}

/** The places that following an order of the pool wins over the players' own choices, on average; luck averaged out. */
export function gainOf(random: Random, pool: readonly PlantedTalent[], order: readonly number[], count: number): number {
  const people = peopleOf(random, 20_000);
  let won = 0;
  for (let index = 0; index < count; index += 1) {
    const { choice, placeWith } = plantOne(random, pool, people);
    const [first = choice.taken] = choice.offered.toSorted((a, b) => (order[b] ?? 0) - (order[a] ?? 0));
    won += placeWith(choice.taken) - placeWith(first);
  }
  return won / count;
}

/** The one-tricks come first. */
function peopleOf(random: Random, players: number): Person[] {
  return Array.from({ length: players }, (_, player) => {
    const isOneTrick = player < players / ONE_TRICKS.ofPlayers;
    return { isOneTrick, skill: random.normal(isOneTrick ? ONE_TRICKS.skill : 0, SKILL) };
  });
}

function plantOne(random: Random, pool: readonly PlantedTalent[], people: readonly Person[], how: PlantedDraw = {}) {
  const { isLater, isUnfair, isOpen } = how;
  const size = isOpen ? pool.length : OFFERED;
  const last = people.length - 1;
  const player = random.whole(0, random.chance(1 / ONE_TRICKS.ofChoices) ? Math.floor(last / ONE_TRICKS.ofPlayers) : last);
  const { skill = 0, isOneTrick = false } = people[player] ?? {};
  const form = random.normal(0, FORM);
  const held = isLater ? [random.whole(0, pool.length - 1)] : [];
  const order = random.shuffle(pool.map((_, talent) => talent).filter((talent) => !held.includes(talent)));
  if (isUnfair && form > 0 && random.chance(0.5)) order.unshift(...order.splice(order.indexOf(0), 1));
  const offered = order.slice(0, size);
  const appeals = pool.map(
    ({ appeal, bySkill, byForm, byHabit = 0 }) => appeal + bySkill * skill + byForm * form + (isOneTrick ? byHabit : 0) + random.gumbel(),
  );
  const choose = (among: readonly number[]) =>
    among.reduce((best, talent) => ((appeals[talent] ?? 0) > (appeals[best] ?? 0) ? talent : best));
  const taken = choose(offered);
  const others = Array.from({ length: OTHERS }, () => random.normal(0, Math.hypot(SKILL, FORM)));
  const strength = (talent: number) => skill + form + (pool[talent]?.worth ?? 0);
  const placeWith = (talent: number) => others.reduce((place, other) => place + 1 / (1 + Math.exp(strength(talent) - other)), 1);
  const own = strength(taken) + random.gumbel();
  const place = others.reduce((sum, other) => sum + (other + random.gumbel() > own ? 1 : 0), 1);
  const choice: Choice = {
    player,
    place,
    turn: 1,
    lead: skill + random.normal(0, 0.35),
    wealth: form + random.normal(0, 0.25),
    alive: 6,
    offered,
    taken,
    held,
    impossible: held,
  };
  const without = (talent: number) => choose(order.slice(0, size + 1).filter((each) => each !== talent));
  return { choice, placeWith, without };
}
