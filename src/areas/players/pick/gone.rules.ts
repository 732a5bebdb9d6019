import { lobbySize, teamSize, type Mode } from '#areas/games/protocol/modes.rules.ts';
import type { HeroPromise } from './pick.contract.ts';

/** A hero that nobody may pick any more. */
export type Gone = { hero: string; isBanned: boolean };

/** A tap takes a hero, the second one bans it, the third sets it free. */
export function tapped(gone: readonly Gone[], hero: string): readonly Gone[] {
  const known = gone.find((each) => each.hero === hero);
  if (!known) return [...gone, { hero, isBanned: false }];
  return known.isBanned ? freed(gone, hero) : banned(gone, hero);
}

export function banned(gone: readonly Gone[], hero: string): readonly Gone[] {
  return gone.some((each) => each.hero === hero)
    ? gone.map((each) => (each.hero === hero ? { hero, isBanned: true } : each))
    : [...gone, { hero, isBanned: true }];
}

export function freed(gone: readonly Gone[], hero: string): readonly Gone[] {
  return gone.filter((each) => each.hero !== hero);
}

export type Slot = { kind: 'gone'; gone: Gone } | { kind: 'free'; number: number } | { kind: 'me' };

/** Where in the row of 2x8 one's own slot stands: the second of the second pair. */
const OWN_SLOT = 3;

/** The row of slots: those of the lobby, and more when more are gone. In 2x8 one of them is one's own. */
export function slotsOf(gone: readonly Gone[], mode: Mode): Slot[] {
  const isPaired = teamSize[mode] > 1;
  const length = Math.max(lobbySize[mode], gone.length + (isPaired ? 1 : 0));
  const rest = [...gone];
  return Array.from({ length }, (_, index): Slot => {
    if (isPaired && index === OWN_SLOT) return { kind: 'me' };
    const next = rest.shift();
    return next ? { kind: 'gone', gone: next } : { kind: 'free', number: index + 1 };
  });
}

const BEST = 3;

/** The heroes that promise most of those left, best first. */
export function bestLeft(promises: Record<string, HeroPromise>, gone: readonly Gone[]): (HeroPromise & { hero: string })[] {
  const away = new Set(gone.map(({ hero }) => hero));
  return Object.entries(promises)
    .filter(([hero]) => !away.has(hero))
    .map(([hero, promise]) => ({ hero, ...promise }))
    .toSorted((one, other) => other.gained - one.gained || (one.hero < other.hero ? -1 : 1))
    .slice(0, BEST);
}
