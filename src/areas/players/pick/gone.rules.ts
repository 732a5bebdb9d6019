import { lobbySize, modes, teamSize, type Mode } from '#areas/games/protocol/modes.rules.ts';
import type { HeroPromise } from './pick.contract.ts';

/** A hero that nobody may pick any more. */
export type Gone = { hero: string; isBanned: boolean };

/** What was marked so far, in the order of the taps, and in which mode. */
export type Draft = { mode: Mode; gone: readonly Gone[] };
export const EMPTY_DRAFT: Draft = { mode: 'solo', gone: [] };

/** The draft in what a browser has kept; undefined when it is none, or names what is no hero of these. */
export function readDraft(kept: unknown, heroes: readonly string[]): Draft | undefined {
  if (typeof kept !== 'object' || kept === null || !('mode' in kept) || !('gone' in kept) || !Array.isArray(kept.gone)) return undefined;
  const mode = modes.find((each) => each === kept.mode);
  const all: unknown[] = kept.gone;
  const gone = all.filter(isGone);
  const names = new Set(gone.map(({ hero }) => hero));
  const isWhole = gone.length === all.length && names.size === gone.length && names.isSubsetOf(new Set(heroes));
  return mode === undefined || !isWhole ? undefined : { mode, gone: gone.map(({ hero, isBanned }) => ({ hero, isBanned })) };
}

function isGone(kept: unknown): kept is Gone {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'hero' in kept &&
    'isBanned' in kept &&
    typeof kept.hero === 'string' &&
    typeof kept.isBanned === 'boolean'
  );
}

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
