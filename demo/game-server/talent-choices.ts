import type { Random } from '#lib/random.ts';
import { commonTalents, heroNamed, skillOfTalent } from './game-content.ts';
import type { Seat, TalentChoice } from './match-plan.ts';
import type { Strengths } from './strengths.ts';

type Rarity = TalentChoice['rarity'];
/** The times of the choices of each rarity, in minutes: the first, and the interval afterwards. */
const rhythm: { rarity: Rarity; first: number; every: number; most: number }[] = [
  { rarity: 'gray', first: 1.5, every: 7, most: 7 },
  { rarity: 'blue', first: 3, every: 6, most: 7 },
  { rarity: 'orange', first: 4, every: 16, most: 2 },
  { rarity: 'purple', first: 6, every: 9, most: 5 },
];

/** Every talent choice of a seat until its end, in order of time. */
export function chooseAll(random: Random, seat: Seat, seats: readonly Seat[], strengths: Strengths): TalentChoice[] {
  const held = new Map<string, number>();
  return timesUntil(seat.endSeconds).map(({ rarity, atSeconds, index }) => {
    const lead = leadAt(seat, seats, atSeconds);
    const gladness = (name: string) => gladnessOf(name, seat, lead, held, strengths);
    const unfair = lead > 0 ? strengths.unfairDraw : undefined;
    const draw = (pool: readonly string[]) =>
      unfair ? random.weighted(pool, (name) => (name === unfair.talent ? unfair.whenAhead : 1)) : random.pick(pool);
    const choice = {
      rarity,
      atSeconds: atSeconds + random.between(0, THOUGHT),
      ...choose(random, seat, rarity, index, held, gladness, draw),
    };
    held.set(choice.picked, (held.get(choice.picked) ?? 0) + 1);
    return choice;
  });
}

/** How long a choice takes at most, in seconds. */
const THOUGHT = 20;

/** The latest time of the first choice of a rarity, in seconds of the game. */
export function madeBy(rarity: Rarity): number {
  return (rhythm.find((entry) => entry.rarity === rarity)?.first ?? 0) * 60 + THOUGHT;
}

const schedule = rhythm
  .flatMap(({ rarity, first, every, most }) =>
    Array.from({ length: most }, (_, index) => ({ rarity, index, atSeconds: (first + every * index) * 60 })),
  )
  .sort((one, other) => one.atSeconds - other.atSeconds);

function timesUntil(endSeconds: number): typeof schedule {
  return schedule.filter((entry) => entry.atSeconds + THOUGHT < endSeconds);
}

function choose(
  random: Random,
  seat: Seat,
  rarity: Rarity,
  index: number,
  held: ReadonlyMap<string, number>,
  gladness: (name: string) => number,
  draw: (pool: readonly string[]) => string,
): { picked: string; offered: string[] } {
  const { skills } = heroNamed(seat.hero);
  if (rarity === 'purple' && index === 0) return seat.firstPurple;
  if (rarity === 'orange') {
    const talent = index === 0 ? seat.mainTalent : (seat.secondTalent ?? seat.mainTalent);
    const inOffer = seat.orangeOffers[index === 0 ? 0 : 1];
    const offered = skills.filter((skill) => inOffer.includes(skill.talent)).map((skill) => skill.orange);
    return { picked: skillOfTalent(talent).orange, offered };
  }
  const pool = poolOf(seat.hero, rarity);
  const offered: string[] = [];
  while (offered.length < OFFERED) {
    const name = draw(pool);
    if (!offered.includes(name) && (held.get(name) ?? 0) < mostLevels[rarity]) offered.push(name);
  }
  return { picked: random.weighted(offered, gladness), offered };
}

const SKILL_DEVIATION = 0.55;
/** The approximate deviation of the logarithm of net worth within a lobby. */
export const LEAD_DEVIATION = 0.12;

/** A seat's lead in net worth at the last look before a moment, in deviations among those who are still in the game. */
export function leadAt(seat: Seat, seats: readonly Seat[], seconds: number): number {
  const look = seat.snapshots.findLast(({ atSeconds }) => atSeconds <= seconds);
  if (!look) return 0;
  const worths = seats.flatMap((each) => each.snapshots.filter(({ atSeconds }) => atSeconds === look.atSeconds));
  const mean = worths.reduce((sum, { networth }) => sum + networth, 0) / worths.length;
  return Math.log(look.networth / mean) / LEAD_DEVIATION;
}

/** The appeal of a talent or item to a seat with this lead. */
export function gladnessOf(name: string, seat: Seat, lead: number, held: ReadonlyMap<string, number>, strengths: Strengths): number {
  const { lead: byLead = 0, skill = 0, held: other } = strengths.leanings.get(name) ?? {};
  const byHeld = other && held.has(other.name) ? other.slope : 0;
  return (strengths.purpleAppeal.get(name) ?? 1) * Math.exp(byLead * lead + (skill * seat.contestant.skill) / SKILL_DEVIATION + byHeld);
}

/** The appeal of an orange talent at a skill: it is chosen before anybody is ahead. */
export function orangeAppeal(talent: string, skill: number, { talentAppeal, leanings }: Strengths): number {
  return (talentAppeal.get(talent) ?? 1) * Math.exp(((leanings.get(talent)?.skill ?? 0) * skill) / SKILL_DEVIATION);
}

const OFFERED = 3;
const mostLevels = { gray: 9, blue: 3, purple: 1 };
const pools = new Map<string, readonly string[]>();

/** The possible offers: the hero's own talents and the general ones; all gray ones are general. */
function poolOf(hero: string, rarity: 'gray' | 'blue' | 'purple'): readonly string[] {
  if (rarity === 'gray') return commonTalents.gray;
  const key = `${hero}/${rarity}`;
  let pool = pools.get(key);
  if (!pool) {
    pool = [...heroNamed(hero).skills.flatMap((skill) => skill[rarity]), ...commonTalents[rarity]];
    pools.set(key, pool);
  }
  return pool;
}
