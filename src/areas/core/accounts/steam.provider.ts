import * as v from 'valibot';
import { cleanText } from '#lib/lenient.ts';
import { playerOfSteamId64, steamId64Of, steamProfileAddress } from '#lib/steam-id.ts';
import { askOutside, readUpTo } from '#services/ask-outside.ts';
import type { SteamConfig } from '#services/config/outside.ts';

const CONFIRM_MS = 6_000;
const AVATAR_MS = 5_000;
const LARGEST_AVATAR_BYTES = 512 * 1024;
const LONGEST_NAME = 100;
/** The question mark that Steam shows for players without an avatar. */
const NO_AVATAR = 'fef49e7fa7e1997310d705b2a6158ff8dc1cdfeb';

/**
 * Asks the configured address, and no other, whether it issued an assertion. Undefined without an answer: Steam refuses callers that ask
 * too often.
 */
export async function askSteam(endpoint: string, question: URLSearchParams): Promise<string | undefined> {
  const { origin } = new URL(endpoint);
  try {
    const response = await askOutside(endpoint, CONFIRM_MS, {
      method: 'POST',
      body: question,
      headers: { accept: 'text/plain', origin, referer: `${origin}/` },
    });
    return response.status === 200 ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

const Summaries = v.object({
  response: v.object({
    players: v.array(
      v.object({
        steamid: v.string(),
        // A profile without this field must not hide all others.
        personaname: v.fallback(v.string(), ''),
        profileurl: v.fallback(v.string(), ''),
        avatarhash: v.fallback(v.string(), ''),
      }),
    ),
  }),
});

export type SteamProfile = { playerId: number; personaName: string; profileUrl: string; avatarHash: string | null };

/**
 * The profiles of up to 100 players; those unknown to Steam, or without a name there, are missing. Undefined without a key, or if Steam
 * does not answer within `limitMs`.
 */
export async function fetchProfiles(
  { communityBase, apiBase, apiKey }: SteamConfig,
  playerIds: readonly number[],
  limitMs: number,
): Promise<SteamProfile[] | undefined> {
  if (apiKey === undefined) return undefined;
  const query = new URLSearchParams({ key: apiKey, steamids: playerIds.map(steamId64Of).join(',') });
  try {
    const response = await askOutside(`${apiBase}/ISteamUser/GetPlayerSummaries/v2/?${query}`, limitMs);
    if (response.status !== 200) return undefined;
    const read = v.safeParse(Summaries, await response.json());
    if (!read.success) return undefined;
    const asked = new Set(playerIds);
    return read.output.response.players.flatMap((player) => {
      const playerId = playerOfSteamId64(player.steamid);
      const personaName = cleanText(player.personaname).trim().slice(0, LONGEST_NAME).toWellFormed();
      if (playerId === undefined || !asked.has(playerId) || personaName === '') return [];
      return [
        {
          playerId,
          personaName,
          profileUrl: isProfileAddress(player.profileurl, communityBase) ? player.profileurl : steamProfileAddress(communityBase, playerId),
          avatarHash: readAvatarHash(player.avatarhash),
        },
      ];
    });
  } catch {
    return undefined;
  }
}

/** The avatar with this hash in Steam's largest size, 184 pixels. Undefined if it is unavailable. */
export async function fetchAvatar({ avatarBase }: SteamConfig, hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const response = await askOutside(`${avatarBase}/${hash}_full.jpg`, AVATAR_MS);
    const isPicture = response.status === 200 && /^image\/(jpeg|png|gif|webp)\b/.test(response.headers.get('content-type') ?? '');
    if (!isPicture || !response.body) {
      await response.body?.cancel();
      return undefined;
    }
    return await readUpTo(response.body, LARGEST_AVATAR_BYTES);
  } catch {
    return undefined;
  }
}

/** Only Steam's own profile addresses are shown. */
function isProfileAddress(given: string, communityBase: string): boolean {
  return given.startsWith(`${communityBase}/`) && /^\/(id|profiles)\/[\w-]{1,64}\/?$/.test(given.slice(communityBase.length));
}

function readAvatarHash(given: string): string | null {
  return /^[0-9a-f]{40}$/.test(given) && given !== NO_AVATAR ? given : null;
}
