import type { Caller } from '#contract/caller.ts';
import { Refusal } from '#contract/refusals.ts';

/** Whether a caller signed in at Steam: a link of the game and a program's token are worth no more than a leaked key of the game. */
export function isSteamSession({ kind }: Caller): boolean {
  return kind === 'steam';
}

/** Throws Refusal steamSignInNeeded unless the caller signed in at Steam. */
export function requireSteamSession(caller: Caller): void {
  if (!isSteamSession(caller)) throw new Refusal('steamSignInNeeded');
}
