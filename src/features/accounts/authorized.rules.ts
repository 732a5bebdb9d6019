import type { Authorized } from './accounts.contract.ts';

export const anonymous: Authorized = {
  authorized: false,
  playerId: null,
  nickname: null,
  avatarUrl: null,
  shardsAmount: 0,
  role: null,
  dotaPlusExpireDate: -1,
  isSubscribed: false,
  isBannedOnSocials: false,
};

type Known = {
  playerId: number;
  role: 'Admin' | 'Player';
  nickname: string | null;
  avatarUrl: string | null;
  isBannedOnSocials: boolean;
  plusExpiresAt: Date | null;
};

/** Who is signed in. While nothing renews subscriptions, everyone with a running one counts as subscribed, and every balance is 0. */
export function authorizedPlayer({ playerId, role, nickname, avatarUrl, isBannedOnSocials, plusExpiresAt }: Known, now: Date): Authorized {
  return {
    authorized: true,
    playerId,
    nickname: nickname ?? String(playerId),
    avatarUrl,
    shardsAmount: 0,
    role,
    dotaPlusExpireDate: plusExpiresAt?.getTime() ?? -1,
    isSubscribed: plusExpiresAt !== null && plusExpiresAt > now,
    isBannedOnSocials,
  };
}
