import path from 'node:path';
import { Refusal } from '#contract/refusals.ts';
import type { Reply } from '#contract/reply.ts';
import type { Db } from '#db/pool.ts';
import type { Config } from '#services/config.ts';
import { takeFile } from '#services/file-cache.ts';
import { drawSvg, isTooBusy, resizePicture } from '#services/pictures.ts';
import { avatarCaching, avatarEmblem, avatarFile, avatarPixels, type AvatarSize } from './avatar.rules.ts';
import { hasOpenPlayer } from './public-players.repo.ts';
import { findProfile } from './steam-profiles.repo.ts';
import { fetchAvatar } from './steam.provider.ts';

type Wish = { playerId: number; size: AvatarSize; v?: string | undefined };

/**
 * A player's avatar for callers who may see it, as WebP. Without one it is the player's emblem: as an SVG if the request accepts that, as
 * browsers do, else as a PNG, which every program can draw. Throws Refusal playerNotFound.
 */
export async function showAvatar(
  db: Db,
  config: Config,
  { playerId, size, v: version }: Wish,
  { callerId, accepted }: { callerId: number | undefined; accepted: string | null },
): Promise<Reply> {
  const profile = await findProfile(db, playerId);
  if (!profile || !(await hasOpenPlayer(db, playerId, 'profile', callerId))) throw new Refusal('playerNotFound');
  const { avatarHash, personaName } = profile;
  const picture = avatarHash === null ? undefined : await readAvatar(config, avatarHash, size);
  if (picture)
    return { status: 200, headers: { 'content-type': 'image/webp', 'cache-control': avatarCaching(avatarHash, version) }, body: picture };
  const headers = { 'cache-control': avatarCaching(null, version), vary: 'Accept' };
  if (accepted?.includes('image/svg+xml'))
    return { status: 200, headers: { ...headers, 'content-type': 'image/svg+xml; charset=utf-8' }, body: avatarEmblem(personaName) };
  const drawn = await drawSvg(avatarEmblem(personaName, { isLettered: false }), 'png');
  return { status: 200, headers: { ...headers, 'content-type': 'image/png' }, body: drawn };
}

/** An avatar from this machine's disk, or from Steam, resized and re-encoded; undefined if it is unavailable, or this machine too busy. */
function readAvatar(config: Config, hash: string, size: AvatarSize): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return takeFile(path.resolve(avatarsDir(config), avatarFile(hash, size)), async () => {
    const picture = await fetchAvatar(config.steam, hash);
    if (!picture || isTooBusy()) return undefined;
    return resizePicture(picture, avatarPixels[size], avatarPixels[size], 'webp');
  });
}

/** The folder of this machine's avatars. */
export function avatarsDir(config: Config): string {
  return path.resolve(config.dataDir, 'avatars');
}
