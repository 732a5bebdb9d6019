/**
 * Who may see a player (docs/decisions/0004-privacy.md). `public`: everyone, everywhere. `anonymous`: lists of others
 * and lookups do not lead to the player; the profile stays at its own address. `private`: only the player.
 * `erased`: the account's data are gone, and nobody sees it until its player comes back.
 */
export type Visibility = 'public' | 'anonymous' | 'private' | 'erased';

/** What a player may choose. */
export type ChosenVisibility = Exclude<Visibility, 'erased'>;

/** The number that lists show for who is anonymous in them; the game's own number for nobody. */
export const NOBODY = 0;

/** What is asked for by a player's number: `profile` is what stands at the profile's own address, `lookup` turns a number into a person. */
export type Purpose = 'profile' | 'lookup';

/** Whether an answer about a player is for whoever asks. */
export function maySee(visibility: Visibility, asked: Purpose, isOwner: boolean): boolean {
  if (visibility === 'erased') return false;
  return isOwner || visibility === 'public' || (visibility === 'anonymous' && asked === 'profile');
}

const BETWEEN_CHANGES_MS = 3_000;

/** Every change drops what is cached everywhere: nobody may ask for that without end. */
export function isTooSoon(setAt: Date | null, now: Date): boolean {
  return setAt !== null && now.getTime() - setAt.getTime() < BETWEEN_CHANGES_MS;
}

/** Whose letter stands for a player without a picture: nobody's for who is anonymous. */
export function letteredName(id: number, name: string): string {
  return id === NOBODY ? '' : name;
}
