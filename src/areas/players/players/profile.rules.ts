import { placeCount, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { averagePlace } from '#areas/games/protocol/places.rules.ts';
import { moscowDay } from '#lib/dates.ts';
import type { Activity, Collected, Figures, HeroPlayed, RatingLine, Streak } from './profile.contract.ts';

const LINE_POINTS = 90;
const RECENT_MATCHES = 30;
/** Below this, too little is known. */
const LEAST_GAMES_OF_SKILL = 10;
/** 95 % of a normal distribution lie within this many deviations of the mean. */
const DEVIATIONS_OF_95 = 1.96;
/** The width of a rank in points: beyond this doubt the estimate means nothing. */
const MOST_DOUBT = 500;

/** The id in a profile's address, only as the site itself writes it. */
export function readPlayerAddress(param: string): string | undefined {
  return /^[1-9]\d{0,11}$/.test(param) ? param : undefined;
}

/** The same rule as for the best players of a hero (docs/rules.md): a few lucky matches do not beat many good ones. */
const LEAST_MATCHES = 5;
const ADDED_MATCHES = 10;

/**
 * The hero a player places best with among those played five times or more: by the average place with ten average matches added. Null if
 * there are fewer than two, since one is no choice.
 */
export function bestHeroOf(mode: Mode, heroes: readonly Pick<HeroPlayed, 'heroName' | 'places'>[]): string | null {
  const average = (placeCount[mode] + 1) / 2;
  const known = heroes.flatMap(({ heroName, places }) => {
    const matches = sumOf(places);
    const sum = sumOf(places.map((count, index) => count * (index + 1)));
    return matches < LEAST_MATCHES ? [] : [{ heroName, matches, weighted: (sum + ADDED_MATCHES * average) / (matches + ADDED_MATCHES) }];
  });
  if (known.length < 2) return null;
  const [best] = known.toSorted((a, b) => a.weighted - b.weighted || b.matches - a.matches || (a.heroName < b.heroName ? -1 : 1));
  return best?.heroName ?? null;
}

/** A player's heroes ordered by a figure, best first (for average places the lowest), or reversed; equal ones by matches, then by name. */
export function heroesInOrder(heroes: readonly HeroPlayed[], order: 'matches' | 'average' | 'rating', isTurned = false): HeroPlayed[] {
  const way = isTurned ? -1 : 1;
  const numberOf = (hero: HeroPlayed) =>
    ({ matches: -hero.matchCount, average: averagePlace(hero.places) ?? Number.POSITIVE_INFINITY, rating: -hero.ratingChange })[order];
  return heroes.toSorted((a, b) => way * (numberOf(a) - numberOf(b)) || b.matchCount - a.matchCount || (a.heroName < b.heroName ? -1 : 1));
}

/** The number of players of a mode, and the lowest rating of the best 1 %, 2 % and so on; null without players. */
export type Standings = { playerCount: number; leastOfTop: number[] | null };

/** The share of players who stand as high or higher, above 0 to 1: exact with a place, otherwise in hundredths. */
export function topShareOf({ playerCount, leastOfTop }: Standings, rating: number, place: number | null): number {
  if (place !== null) return Math.min(1, place / Math.max(1, playerCount));
  const hundredth = leastOfTop?.findIndex((least) => rating >= least) ?? -1;
  return hundredth === -1 ? 1 : (hundredth + 1) / 100;
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The counts for the places of a mode. */
export function placesOf(mode: Mode, counts: readonly number[]): number[] {
  return counts.slice(0, placeCount[mode]);
}

/** How many matches began on each Moscow day; `at`: whole epoch seconds, oldest first. */
export function daysOf(at: readonly number[]): Activity['days'] {
  const days = new Map<string, number>();
  for (const each of at) {
    const day = moscowDay(new Date(each * 1000));
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days].map(([day, matches]) => ({ day, matches }));
}

/** Consecutive matches that ended at this place or better, currently and at most. `places` has a digit per match, oldest first. */
export function streakOf(places: string, worst: number): Streak {
  let current = 0;
  let longest = 0;
  for (const place of places) {
    current = Number(place) <= worst ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}

/** The last place of the better half: 3 of 6, 2 of 4. */
export function topPlace(mode: Mode): number {
  return placeCount[mode] / 2;
}

export type Win = { hero: string | null; talent: string | null; wins: number };
type KnownHero = { name: string; skills: readonly { talent: string }[] };

/** A player's wins, by every hero of the content; talents compare in lower case (docs/rules.md "Filters"). */
export function collectionOf(heroes: readonly KnownHero[], wins: readonly Win[]): Collected[] {
  return heroes.map(({ name, skills }) => {
    const own = wins.filter((win) => win.hero === name);
    const talents = skills.map(({ talent }) => ({
      name: talent,
      wins: sumOf(own.filter((win) => win.talent?.toLowerCase() === talent.toLowerCase()).map((win) => win.wins)),
    }));
    return { heroName: name, wins: sumOf(own.map((win) => win.wins)), talents };
  });
}

/** Heroes with wins first, then the others, both by displayed name. */
export function wonFirst<Hero extends { heroName: string; wins: number }>(
  heroes: readonly Hero[],
  titleOf: (heroName: string) => string,
): Hero[] {
  return heroes.toSorted(
    (one, other) => Number(other.wins > 0) - Number(one.wins > 0) || (titleOf(one.heroName) < titleOf(other.heroName) ? -1 : 1),
  );
}

/** A player's ledger in a mode, oldest first, by columns: a value per row. `at`: whole epoch seconds; `place`: null for opening entries. */
export type Ledger = { at: number[]; rating: number[]; change: number[]; place: (number | null)[] };
export const NO_LEDGER: Ledger = { at: [], rating: [], change: [], place: [] };
export type LineSeason = { name: string; startsAt: string };

/** The line of a ledger: see RatingLine. `seasons`: all seasons, by start. */
export function lineOf(ledger: Ledger, seasons: readonly LineSeason[]): RatingLine {
  const { at, rating, change, place } = ledger;
  const last = rating.length - 1;
  const step = Math.max(1, Math.ceil(rating.length / LINE_POINTS));
  const always = [0, rating.indexOf(Math.max(...rating)), rating.indexOf(Math.min(...rating))];
  const shown = [...rating.keys()].filter((index) => (last - index) % step === 0 || always.includes(index));
  const points = shown.map((index) => ({ at: wholeSeconds(at[index] ?? 0), rating: rating[index] ?? 0, place: place[index] ?? null }));
  const [from, until] = [points[0]?.at ?? '', points.at(-1)?.at ?? ''];
  const recent = change.filter((_, index) => index > last - RECENT_MATCHES && place[index] !== null);
  return {
    points,
    seasons: seasons.filter(({ startsAt }) => from <= startsAt && startsAt <= until),
    recent: { matches: recent.length, change: recent.reduce((sum, each) => sum + each, 0) },
  };
}

/** Epoch seconds as `2025-11-20T19:57:12`. */
function wholeSeconds(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 19);
}

/** The belief about a player's skill, and the straight line from it to ratings. */
export type ScaledSkill = { games: number; mu: number; sigma: number; slope: number; intercept: number };

/**
 * The rating that matches a player's skill, and its uncertainty (docs/statistics.md "Skill"): in tens, because it is not known more
 * precisely.
 */
export function playsLike(skill: ScaledSkill | undefined): Figures['playsLike'] {
  if (!skill || skill.games < LEAST_GAMES_OF_SKILL) return null;
  const { mu, sigma, slope, intercept } = skill;
  const tens = (value: number) => Math.max(0, Math.round(value / 10) * 10);
  const doubt = tens(DEVIATIONS_OF_95 * sigma * slope);
  return doubt > MOST_DOUBT ? null : { value: tens(intercept + slope * mu), doubt };
}
