import type { Authorized } from '#areas/core/accounts/accounts.contract.ts';

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
  hasNotices: false,
};

type Known = {
  playerId: number;
  role: 'Admin' | 'Player';
  nickname: string | null;
  avatarUrl: string | null;
  isBannedOnSocials: boolean;
  shards: number;
  plusExpiresAt: Date | null;
  isRenewing: boolean;
  hasNotices: boolean;
};

/** The signed-in player; `isSubscribed` means that the subscription renews itself. */
export function authorizedPlayer(known: Known): Authorized {
  const { playerId, role, nickname, avatarUrl, isBannedOnSocials, shards, plusExpiresAt, isRenewing, hasNotices } = known;
  return {
    authorized: true,
    playerId,
    nickname: nickname ?? String(playerId),
    avatarUrl,
    shardsAmount: shards,
    role,
    dotaPlusExpireDate: plusExpiresAt?.getTime() ?? -1,
    isSubscribed: isRenewing,
    isBannedOnSocials,
    hasNotices,
  };
}
