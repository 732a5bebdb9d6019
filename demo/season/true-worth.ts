import type { GameMap } from '#areas/games/protocol/modes.rules.ts';
import { Random } from '#lib/random.ts';
import { draft } from '../game-server/draft.ts';
import { earn } from '../game-server/economy.ts';
import { firstItems } from '../game-server/first-choices.ts';
import { heroes } from '../game-server/game-content.ts';
import type { Seat } from '../game-server/match-plan.ts';
import { decide } from '../game-server/outcome.ts';
import { strengthOf, type Strengths } from '../game-server/strengths.ts';
import { gather } from './matchmaking.ts';
import type { DemoPlayer } from './roster.ts';

/** The worth of the planted strengths in places of 1x6. */
export type TrueWorth = {
  /** Places a hero wins, with its orange talents and the pairs it meets, beyond what heroes win on average. */
  heroes: ReadonlyMap<string, number>;
  /** The mean place of a hero's games, whoever plays it. */
  heroPlaces: ReadonlyMap<string, number>;
  /** Places gained by taking a talent, compared with players who decline it and take another, at the first choice. */
  firstChoices: ReadonlyMap<string, number>;
  /** Places gained by buying the item by the tenth minute, compared with the others alive with their items. */
  items: ReadonlyMap<string, number>;
  /** The mean place by pick order. */
  pickOrders: ReadonlyMap<number, number>;
};

type World = { maps: ReadonlyMap<string, GameMap>; roster: readonly DemoPlayer[]; strengths: Strengths; lobbies: number };
/** When items are compared, in seconds of the match. */
const COMPARED_AT = 600;

type Played = { seats: Seat[]; strengths: number[] };

/**
 * Plays lobbies of the season's players and calculates the place each seat would have without the planted effects: the same lobby, the same
 * draft, and luck averaged out, since a Plackett–Luce draw gives the chance that one finishes before another.
 */
export function trueWorth(world: World): TrueWorth {
  const { strengths } = world;
  const [ofHeroes, heroPlaces, pickOrders] = [new Means<string>(), new Means<string>(), new Means<number>()];
  const [choices, items] = [new Contrasts(), new Contrasts()];
  for (const { played, dice } of playLobbies(world)) {
    const economy = dice.fork('economy');
    for (const [index, seat] of played.seats.entries()) {
      earn(economy, seat, strengths);
      const place = expectedPlace(played.strengths, index);
      heroPlaces.add(seat.hero, place);
      pickOrders.add(seat.pickOrder, place);
      ofHeroes.add(seat.hero, wonByHero(played, index, strengths));
      const purple = wonBy(played, index, strengths.firstPurples.get(seat.firstPurple.picked) ?? 0);
      choices.add(seat.firstPurple.offered, seat.firstPurple.picked, purple);
      const { offered, picked } = firstOrange(seat);
      choices.add(offered, picked, wonBy(played, index, strengths.talents.get(seat.mainTalent) ?? 0));
      const look = seat.snapshots.find(({ atSeconds }) => atSeconds === COMPARED_AT);
      const item = wonBy(played, index, strengths.firstItems.get(seat.firstItem ?? '') ?? 0);
      if (look)
        items.add(
          firstItems,
          look.items.find((name) => firstItems.includes(name)),
          item,
        );
    }
  }
  const mean = ofHeroes.overall();
  return {
    heroes: new Map([...ofHeroes.means()].map(([hero, worth]) => [hero, worth - mean])),
    heroPlaces: heroPlaces.means(),
    pickOrders: pickOrders.means(),
    firstChoices: choices.differences(),
    items: items.differences(),
  };
}

/** Places that a hero gains its player when this much is added to its strength; the others' heroes stay as they are. */
export function worthOfChange(world: World, heroName: string, change: number): number {
  const means = new Means<string>();
  for (const { played } of playLobbies(world))
    played.seats.forEach(({ hero }, index) => hero === heroName && means.add(hero, wonBy(played, index, change)));
  return means.means().get(heroName) ?? 0;
}

/** Lobbies as in the season, drafted and decided, each with its own random numbers. */
function* playLobbies({ maps, roster, strengths, lobbies }: World): Generator<{ played: Played; dice: Random }> {
  const random = new Random('true worth');
  for (let number = 0; number < lobbies; number += 1) {
    const dice = random.fork(`lobby ${number}`);
    const lobby = gather(dice, 'solo', { maps, free: roster, ratingOf: (player) => player.openingRating.solo });
    if (!lobby) throw new Error('there are too few players for a lobby');
    const seats = draft(dice.fork('draft'), lobby, strengths);
    decide(dice.fork('outcome'), seats, 'solo', strengths);
    yield { played: { seats, strengths: seats.map((seat) => seat.strength) }, dice };
  }
}

const beats = (one: number, other: number) => 1 / (1 + Math.exp(other - one));

/** The mean place of a strength among the others. */
function expectedPlace(strengths: readonly number[], index: number, own = strengths[index] ?? 0): number {
  return strengths.reduce((place, other, each) => (each === index ? place : place + beats(other, own)), 1);
}

/** Places that a seat gains by a part of its strength. */
function wonBy({ strengths }: Played, index: number, part: number): number {
  return expectedPlace(strengths, index, (strengths[index] ?? 0) - part) - expectedPlace(strengths, index);
}

/** The same by its hero: its own strength, its orange talent's, and what it does to those it meets. */
function wonByHero({ seats, strengths }: Played, index: number, planted: Strengths): number {
  const seat = seats[index];
  if (!seat) return 0;
  const own = (planted.heroes.get(seat.hero) ?? 0) + (planted.talents.get(seat.mainTalent) ?? 0);
  const pairs = strengthOf(seat, seats, planted) - strengthOf(seat, [seat], planted);
  const others = seats.filter((each) => each !== seat);
  const without = seats.map((each) => (each === seat ? seat.strength - own - pairs : strengthOf(each, others, planted)));
  return expectedPlace(without, index) - expectedPlace(strengths, index);
}

function firstOrange(seat: Seat): { offered: string[]; picked: string } {
  const skills = heroes.find(({ name }) => name === seat.hero)?.skills ?? [];
  return {
    offered: skills.map(({ orange }) => orange),
    picked: skills.find(({ talent }) => talent === seat.mainTalent)?.orange ?? '',
  };
}

class Means<K> {
  readonly #sums = new Map<K, { count: number; sum: number }>();

  add(key: K, value: number): void {
    const { count, sum } = this.#sums.get(key) ?? { count: 0, sum: 0 };
    this.#sums.set(key, { count: count + 1, sum: sum + value });
  }

  means(): Map<K, number> {
    return new Map([...this.#sums].map(([key, { count, sum }]) => [key, sum / count]));
  }

  overall(): number {
    const all = [...this.#sums.values()];
    return all.reduce((total, { sum }) => total + sum, 0) / all.reduce((total, { count }) => total + count, 0);
  }
}

/** The mean of those who have something minus the mean of those who could have it but do not. */
class Contrasts {
  readonly #having = new Means<string>();
  readonly #others = new Means<string>();

  add(possible: readonly string[], had: string | undefined, value: number): void {
    for (const name of possible) (had === name ? this.#having : this.#others).add(name, value);
  }

  differences(): Map<string, number> {
    const others = this.#others.means();
    return new Map([...this.#having.means()].map(([name, mean]) => [name, mean - (others.get(name) ?? 0)]));
  }
}
