import { placeCount, type Mode } from '#features/game/modes.rules.ts';
import { moscowDay } from '#lib/moscow.ts';
import type { Activity, Collected, Streak } from './profile.contract.ts';

/** The id in the address of a profile: only as the site itself writes it. */
export function readPlayerAddress(param: string): string | undefined {
  return /^[1-9]\d{0,11}$/.test(param) ? param : undefined;
}

/** The mean place of counts, first place first; null for none. */
export function averagePlace(counts: readonly number[]): number | null {
  const matches = sumOf(counts);
  return matches === 0 ? null : sumOf(counts.map((count, index) => count * (index + 1))) / matches;
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The share of each place, 0 to 1; all 0 when there is no match. */
export function shareOfPlace(counts: readonly number[], place: number): number {
  const matches = sumOf(counts);
  return matches === 0 ? 0 : (counts[place - 1] ?? 0) / matches;
}

/** The counts of the places a mode has. */
export function placesOf(mode: Mode, counts: readonly number[]): number[] {
  return counts.slice(0, placeCount[mode]);
}

/** How many matches began on each Moscow day; `at`: seconds of the epoch, oldest first. */
export function daysOf(at: readonly number[]): Activity['days'] {
  const days = new Map<string, number>();
  for (const each of at) {
    const day = moscowDay(new Date(each * 1000));
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days].map(([day, matches]) => ({ day, matches }));
}

/** Matches in a row that ended at this place or better, now and at most. `places` has a digit per match, oldest first. */
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

/** What was won, hero by hero of the content; talents compare in lower case (ACCEPTANCE 18). */
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
