import type { Caller } from '#contract/caller.ts';

/** Whether a caller signed in through Steam: links of the game and tokens of programs are worth no more than a leaked game key. */
export function isSteamSession({ kind }: Caller): boolean {
  return kind === 'steam';
}

/** The requirement of calls that only Steam sessions may make. */
export const steamSession = {
  refusal: 'steamSignInNeeded',
  isMet: ({ caller }: { caller: Caller | undefined }) => caller !== undefined && isSteamSession(caller),
} as const;
