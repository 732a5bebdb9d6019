/** The difference between a SteamID64 and its account id. */
const OFFSET = 76_561_197_960_265_728n;
/** Account ids, which serve as player ids, have 32 bits. */
export const LARGEST_PLAYER_ID = 4_294_967_295;

/** The SteamID64 of a player, as text: a number cannot hold it exactly. */
export function steamId64Of(playerId: number): string {
  return (OFFSET + BigInt(playerId)).toString();
}

/** The profile URL that every Steam account has; `communityBase` has no trailing slash. */
export function steamProfileAddress(communityBase: string, playerId: number): string {
  return `${communityBase}/profiles/${steamId64Of(playerId)}/`;
}

/** The player of a SteamID64; undefined when it is not one of an ordinary account. */
export function playerOfSteamId64(steamId64: string): number | undefined {
  if (!/^\d{17}$/.test(steamId64)) return undefined;
  const account = BigInt(steamId64) - OFFSET;
  return account > 0n && account <= LARGEST_PLAYER_ID ? Number(account) : undefined;
}
