/** Who looks at the page, for the header and the menu; null while the answer is on its way. */
export type Account =
  | { state: 'anonymous'; signInHref: string }
  | {
      state: 'player';
      playerId: number;
      nickname: string;
      avatarUrl?: string | null | undefined;
      shardsAmount: number;
      profileHref: string;
      shardsHref: string;
    };

export type AccountProps = { account: Account | null; onLogOut: () => void };
