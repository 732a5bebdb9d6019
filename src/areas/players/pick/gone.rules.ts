import { lobbySize, modes, teamSize, type Mode } from '#areas/games/protocol/modes.rules.ts';
import type { HeroPromise } from './pick.contract.ts';

/** A hero that can no longer be picked. */
export type Gone = { hero: string; isBanned: boolean };

/** The heroes marked so far, in tap order, and the mode. */
export type Draft = { mode: Mode; gone: readonly Gone[] };
export const EMPTY_DRAFT: Draft = { mode: 'solo', gone: [] };

/** A draft read from browser storage; undefined if it is none, or if it contains an unknown hero. */
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

/** The first tap takes a hero, the second one bans it, the third one frees it. */
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

/** The position of one's own slot in the row of 2x8: the second of the second pair. */
const OWN_SLOT = 3;

/** The row of slots: as many as the lobby has, and more if more heroes are gone. In 2x8 one of them is one's own. */
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

/** The remaining heroes that promise the most, best first. */
export function bestLeft(promises: Record<string, HeroPromise>, gone: readonly Gone[]): (HeroPromise & { hero: string })[] {
  const away = new Set(gone.map(({ hero }) => hero));
  return Object.entries(promises)
    .filter(([hero]) => !away.has(hero))
    .map(([hero, promise]) => ({ hero, ...promise }))
    .toSorted((one, other) => other.gained - one.gained || (one.hero < other.hero ? -1 : 1))
    .slice(0, BEST);
}
