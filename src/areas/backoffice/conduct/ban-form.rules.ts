import { LARGEST_PLAYER_ID, playerOfSteamId64 } from '#lib/steam-id.ts';

/** The player that was typed or pasted: an id, a SteamID64, or the address of a profile at Steam that ends with one. */
export function playerToBan(typed: string): number | undefined {
  const [, digits = ''] = /^(?:https?:\/\/.*\/profiles\/)?(\d{1,17})\/?$/.exec(typed.trim()) ?? [];
  const id = playerOfSteamId64(digits) ?? Number(digits);
  return id > 0 && id <= LARGEST_PLAYER_ID ? id : undefined;
}
