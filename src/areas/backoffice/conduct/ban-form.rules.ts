import { readPastedPlayer, readPlayerNumber } from '#areas/players/players/players.rules.ts';
import { LARGEST_PLAYER_ID } from '#lib/steam-id.ts';

/** The typed or pasted player, in the same forms as in the player search: an id, a SteamID64 or a profile address. */
export function playerToBan(typed: string): number | undefined {
  const id = Number(readPlayerNumber(typed) ?? readPastedPlayer(typed));
  return id <= LARGEST_PLAYER_ID ? id : undefined;
}
