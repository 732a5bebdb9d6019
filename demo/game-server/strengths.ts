import { Random } from '#lib/random.ts';
import { heroNames } from './game-content.ts';
import type { Seat } from './match-plan.ts';

/** Who prefers a talent or first item: each number is a slope, and the appeal is multiplied by exp(slope × the value it depends on). */
export type Leaning = {
  /** By the lead in net worth before the choice, in deviations. */
  lead?: number;
  /** By true skill, in deviations. */
  skill?: number;
  /** By holding another talent already. */
  held?: { name: string; slope: number };
};

/**
 * What decides a match, beside luck: added to a player's skill on the scale of Gumbel noise (deviation 1.28).
 * Absent names count 0 (strengths) or 1 (appeals).
 */
export type Strengths = {
  /** By hero name. */
  heroes: ReadonlyMap<string, number>;
  /** By orange talent's skill name. */
  talents: ReadonlyMap<string, number>;
  /** By modifier name, when it is the first purple choice. */
  firstPurples: ReadonlyMap<string, number>;
  /** By item, when it is the first large one. */
  firstItems: ReadonlyMap<string, number>;
  /** For each later place in the draft. */
  laterPick: number;
  /** Deviation of the noise of each pair of heroes: who counters whom, and in duo who fits whom. */
  pairs: number;
  heroAppeal: ReadonlyMap<string, number>;
  /** How skill affects the appeal of a hero: it is multiplied by exp(slope × skill). */
  heroSkillSlope: ReadonlyMap<string, number>;
  talentAppeal: ReadonlyMap<string, number>;
  purpleAppeal: ReadonlyMap<string, number>;
  /** By modifier name, item, or an orange talent's skill (which depends on skill alone): the leaning of its choice. */
  leanings: ReadonlyMap<string, Leaning>;
  /**
   * How many orange talents an offer contains, drawn at random; without it all of the hero's. The protocol does not say which the game
   * does.
   */
  orangeOffered?: number;
  /** For tests: a talent that is offered this many times more often to players who are ahead. */
  unfairDraw?: { talent: string; whenAhead: number };
};

/** How the game draws its offers, if a test needs another draw than the season's. */
export type Draws = Pick<Strengths, 'unfairDraw' | 'orangeOffered'>;

/** A world where nothing but skill and luck matters. */
export const flatStrengths: Strengths = {
  heroes: new Map(),
  talents: new Map(),
  firstPurples: new Map(),
  firstItems: new Map(),
  laterPick: 0,
  pairs: 0,
  heroAppeal: new Map(),
  heroSkillSlope: new Map(),
  talentAppeal: new Map(),
  purpleAppeal: new Map(),
  leanings: new Map(),
};

/** How much faster gold comes per unit of strength, as a logarithm. */
export const STRONGER = 0.13;

/** A seat's strength in its lobby, without luck. */
export function strengthOf(seat: Seat, seats: readonly Seat[], strengths: Strengths): number {
  const own =
    seat.contestant.skill +
    (strengths.heroes.get(seat.hero) ?? 0) +
    (strengths.talents.get(seat.mainTalent) ?? 0) +
    (strengths.firstPurples.get(seat.firstPurple.picked) ?? 0) +
    (seat.firstItem ? (strengths.firstItems.get(seat.firstItem) ?? 0) : 0) +
    strengths.laterPick * (seat.pickOrder - 1);
  const pairs = seats.reduce((sum, other) => sum + (other === seat ? 0 : pairNoise(seat, other)), 0);
  return own + strengths.pairs * pairs;
}

const noises = new Map<string, ReadonlyMap<string, number>>();

/** How a seat's hero fares beside, or against, another: the same for every seed. */
function pairNoise(seat: Seat, other: Seat): number {
  const kind = seat.teamId === other.teamId ? 'fit' : 'counter';
  const key = `${kind}/${seat.hero}`;
  let row = noises.get(key);
  if (!row) {
    row = new Map(heroNames.map((hero) => [hero, standardNoise(kind, seat.hero, hero)]));
    noises.set(key, row);
  }
  return row.get(other.hero) ?? 0;
}

function standardNoise(kind: 'fit' | 'counter', hero: string, other: string): number {
  const [first, second] = hero < other ? [hero, other] : [other, hero];
  const noise = new Random(`${kind}/${first}/${second}`).normal(0, 1);
  return kind === 'counter' && hero > other ? -noise : noise;
}
