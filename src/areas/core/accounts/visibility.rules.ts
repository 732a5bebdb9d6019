/**
 * Who may see a player (docs/decisions/0004-privacy.md). `public`: everyone, everywhere. `anonymous`: lists and lookups do not lead others
 * to the player; the profile stays at its own address. `private`: only the player. `erased`: the account's data is gone, and nobody sees it
 * until the player comes back.
 */
export type Visibility = 'public' | 'anonymous' | 'private' | 'erased';

/** What a player may choose. */
export type ChosenVisibility = Exclude<Visibility, 'erased'>;

/** The id that lists show for players who are anonymous in them; the game's own id for nobody. */
export const NOBODY = 0;

/** The purpose of a request by player id: `profile` is for the profile's own address, `lookup` turns an id into a person. */
export type Purpose = 'profile' | 'lookup';

/** Whether the caller may get an answer about a player. */
export function maySee(visibility: Visibility, asked: Purpose, isOwner: boolean): boolean {
  if (visibility === 'erased') return false;
  return isOwner || visibility === 'public' || (visibility === 'anonymous' && asked === 'profile');
}

const BETWEEN_CHANGES_MS = 3_000;

/** Whether a change comes too soon after the last one: every change clears all caches, so nobody may make many. */
export function isTooSoon(setAt: Date | null, now: Date): boolean {
  return setAt !== null && now.getTime() - setAt.getTime() < BETWEEN_CHANGES_MS;
}

/** The name whose letter stands for a player without an avatar: empty for an anonymous player. */
export function letteredName(id: number, name: string): string {
  return id === NOBODY ? '' : name;
}
