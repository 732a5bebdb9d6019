import { readPastedPlayer, readPlayerNumber } from '#areas/players/players/players.rules.ts';
import { LARGEST_PLAYER_ID } from '#lib/steam-id.ts';

/** The player that was typed or pasted, as the search of players takes one: an id, a SteamID64 or the address of a profile. */
export function playerToBan(typed: string): number | undefined {
  const id = Number(readPlayerNumber(typed) ?? readPastedPlayer(typed));
  return id <= LARGEST_PLAYER_ID ? id : undefined;
}
