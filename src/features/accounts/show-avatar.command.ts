import { Refusal } from '#lib/refusals.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/database.ts';
import type { Reply } from '#platform/http/route.ts';
import { avatarCaching, avatarEmblem, type AvatarSize } from './avatar.rules.ts';
import { pictureType, readAvatar } from './avatar-files.provider.ts';
import { findProfile } from './steam-profiles.repo.ts';

type Wish = { playerId: number; size: AvatarSize; v?: string | undefined };

/** A player's picture; their emblem while there is none. Throws Refusal playerNotFound. */
export async function showAvatar(db: Db, config: Config, { playerId, size, v: version }: Wish): Promise<Reply> {
  const profile = await findProfile(db, playerId);
  if (!profile) throw new Refusal('playerNotFound');
  const { avatarHash, personaName } = profile;
  const picture = avatarHash === null ? undefined : await readAvatar(config, avatarHash, size);
  const type = picture && pictureType(picture);
  if (picture && type !== undefined) return { status: 200, headers: { 'content-type': type, 'cache-control': avatarCaching(avatarHash, version) }, body: picture };
  return { status: 200, headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': avatarCaching(null, version) }, body: avatarEmblem(personaName) };
}
