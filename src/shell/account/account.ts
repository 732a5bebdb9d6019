import type { Authorized } from '#areas/core/accounts/accounts.contract.ts';
import { signInAddress } from '#areas/core/sign-in/sign-in-address.rules.ts';
import { paths } from '#contract/paths.ts';

/** The viewer, for the header and the menu; null while loading. */
export type Account = { state: 'anonymous'; signInHref: string } | SignedIn;

export type SignedIn = {
  state: 'player';
  nickname: string;
  avatarUrl: string | null;
  shardsAmount: number;
  profileHref: string;
  /** The admin pages; null for non-admins. */
  adminHref: string | null;
};

export type AccountProps = { account: Account | null; onLogOut: () => void; onLogOutEverywhere: () => void };

/** What the header shows about the viewer. Signing in returns to this address. */
export function accountOn(path: string, query: string, who: Authorized | null): Account | null {
  if (who === null) return null;
  const { playerId, nickname, avatarUrl, shardsAmount, role } = who;
  if (playerId === null) return { state: 'anonymous', signInHref: signInAddress(path + query) };
  return {
    state: 'player',
    nickname: nickname ?? String(playerId),
    avatarUrl,
    shardsAmount,
    profileHref: paths.player.to({ id: playerId }),
    adminHref: role === 'Admin' ? paths.admin.to() : null,
  };
}
