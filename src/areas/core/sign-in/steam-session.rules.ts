import type { Caller } from '#contract/caller.ts';

/** Whether a caller signed in at Steam: a link of the game and a program's token are worth no more than a leaked key of the game. */
export function isSteamSession({ kind }: Caller): boolean {
  return kind === 'steam';
}

/** What a call needs that only who signed in at Steam may make. */
export const steamSession = {
  refusal: 'steamSignInNeeded',
  isMet: ({ caller }: { caller: Caller | undefined }) => caller !== undefined && isSteamSession(caller),
} as const;
