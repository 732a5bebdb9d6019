import { listActs } from '#areas/core/audit-log/acts.repo.ts';
import { listAnnouncements, type AnnouncementState } from '#areas/news/announcements/announcements.repo.ts';
import type { Act } from '#areas/core/audit-log/acts.contract.ts';
import type { Db } from '#db/database.ts';
import { findStoredUpdate, type StoredUpdate } from './update-documents.repo.ts';
import { listVersions, type Version } from './update-versions.repo.ts';

export type DraftParts = { stored: StoredUpdate; versions: Version[]; acts: Act[]; announcements: AnnouncementState[] };
const MOST_ACTS = 200;

/** An update as it is written, with who did what to it. */
export async function findDraftParts(db: Db, id: number): Promise<DraftParts | undefined> {
  const stored = await findStoredUpdate(db, id);
  if (!stored) return undefined;
  const [versions, acts, announcements] = await Promise.all([
    listVersions(db, id),
    listActs(db, { subject: `update:${id}`, limit: MOST_ACTS }),
    listAnnouncements(db, id),
  ]);
  return { stored, versions, acts, announcements };
}
