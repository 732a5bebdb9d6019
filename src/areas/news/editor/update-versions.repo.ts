import * as v from 'valibot';
import type { AuditEntry } from '#areas/core/audit-log/audit-log.contract.ts';
import { listAuditEntries } from '#areas/core/audit-log/audit-log.repo.ts';
import { listAnnouncements, type AnnouncementState } from '#areas/news/announcements/announcements.repo.ts';
import { UpdateDocument } from '#areas/news/updates/update-document.contract.ts';
import type { Db } from '#db/pool.ts';
import { findStoredUpdate, type StoredUpdate } from './update-documents.repo.ts';

export type DraftParts = { stored: StoredUpdate; versions: Version[]; entries: AuditEntry[]; announcements: AnnouncementState[] };
const MOST_ENTRIES = 200;

/** An update as it is written, with who did what to it. */
export async function findDraftParts(db: Db, id: number): Promise<DraftParts | undefined> {
  const stored = await findStoredUpdate(db, id);
  if (!stored) return undefined;
  const [versions, entries, announcements] = await Promise.all([
    listVersions(db, id),
    listAuditEntries(db, { subject: `update:${id}`, limit: MOST_ENTRIES }),
    listAnnouncements(db, id),
  ]);
  return { stored, versions, entries, announcements };
}

export type Version = { version: number; author: string; isAutosave: boolean; source: string | null; savedAt: Date };

const columns = ['version', 'author', 'is_autosave as isAutosave', 'source', 'saved_at as savedAt'] as const;
const MOST_LISTED = 300;

/** Who saved an update and when, the newest first. */
function listVersions(db: Db, updateId: number): Promise<Version[]> {
  return db
    .selectFrom('update_versions')
    .select(columns)
    .where('update_id', '=', updateId)
    .orderBy('version', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

/** The text of a version. */
export async function findVersion(db: Db, updateId: number, version: number): Promise<UpdateDocument | undefined> {
  const row = await db
    .selectFrom('update_versions')
    .select('body')
    .where('update_id', '=', updateId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && v.parse(UpdateDocument, row.body);
}

/** The text of the version before another. */
export async function findDocumentBefore(db: Db, updateId: number, version: number): Promise<UpdateDocument | undefined> {
  const row = await db
    .selectFrom('update_versions')
    .select('body')
    .where('update_id', '=', updateId)
    .where('version', '<', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && v.parse(UpdateDocument, row.body);
}

export async function findLastVersion(db: Db, updateId: number): Promise<Version | undefined> {
  return db
    .selectFrom('update_versions')
    .select(columns)
    .where('update_id', '=', updateId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertVersion(db: Db, updateId: number, document: UpdateDocument, version: Version): Promise<void> {
  await db
    .insertInto('update_versions')
    .values({
      update_id: updateId,
      version: version.version,
      author: version.author,
      is_autosave: version.isAutosave,
      source: version.source,
      body: JSON.stringify(document),
      saved_at: version.savedAt,
    })
    .execute();
}

export async function deleteVersion(db: Db, updateId: number, version: number): Promise<void> {
  await db.deleteFrom('update_versions').where('update_id', '=', updateId).where('version', '=', version).execute();
}
