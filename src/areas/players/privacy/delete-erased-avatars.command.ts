import path from 'node:path';
import { avatarFile } from '#areas/core/accounts/avatar.rules.ts';
import { avatarsDir } from '#areas/core/accounts/show-avatar.service.ts';
import type { Config } from '#services/config.ts';
import type { Db } from '#db/database.ts';
import { deleteFile } from '#services/kept-files.ts';
import { deleteErasedAvatars, listErasedAvatars } from './visibility.repo.ts';

const AT_ONCE = 500;

/** Deletes the kept pictures of erased accounts. Who else has the same picture gets it from Steam again. */
export async function deletePicturesOfErased(db: Db, config: Config): Promise<void> {
  const hashes = await listErasedAvatars(db, AT_ONCE);
  for (const hash of hashes)
    for (const size of ['medium', 'full'] as const) await deleteFile(path.resolve(avatarsDir(config), avatarFile(hash, size)));
  if (hashes.length > 0) await deleteErasedAvatars(db, hashes);
}
