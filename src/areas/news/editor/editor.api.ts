import { listAuditEntries } from '#areas/core/audit-log/audit-log.repo.ts';
import { listTargets } from '#areas/news/announcements/list-channels.service.ts';
import { updateViewOf } from '#areas/news/updates/update-view.rules.ts';
import { readContent } from '#areas/wiki/content/content.repo.ts';
import { listRevisions } from '#areas/wiki/content/revisions.repo.ts';
import { itemName } from '#areas/wiki/items/items.rules.ts';
import { Refusal } from '#contract/refusals.ts';
import { handleAdmin, type Route } from '#web/server/route.ts';
import { compareDocuments } from './compare-documents.service.ts';
import { compileUpdate } from './compile-update.service.ts';
import { beginDraft } from './create-update.command.ts';
import { headOf, storedDraftOf } from './draft-view.rules.ts';
import * as calls from './editor.contract.ts';
import { publishUpdate, scheduleUpdate, unscheduleUpdate } from './publish-update.command.ts';
import { saveUpdate } from './save-update.command.ts';
import { findUntranslated } from './translations.rules.ts';
import { listStoredUpdates } from './update-documents.repo.ts';
import { findDraftParts, findVersion } from './update-versions.repo.ts';

const MOST_UPDATES = 500;
const MOST_REVISIONS = 50;
const MOST_ENTRIES = 100;
/** A large update in two languages. */
const bodyLimit = 2 * 1024 * 1024;

export const editorApi: Route[] = [
  handleAdmin(calls.listDrafts, async ({ db }) =>
    (await listStoredUpdates(db, MOST_UPDATES)).map((stored) => ({
      ...headOf(stored),
      url: stored.document.url,
      name: stored.document.name,
    })),
  ),
  handleAdmin(calls.getDraft, async ({ db }, { id }) => {
    const parts = await findDraftParts(db, id);
    if (!parts) throw new Refusal('updateNotFound');
    return storedDraftOf(parts);
  }),
  handleAdmin(calls.listChoices, async ({ db }) => {
    const { heroes, items } = await readContent(db);
    const revisions = await listRevisions(db, MOST_REVISIONS);
    return {
      heroes: heroes.map(({ name, title, skills }) => ({
        name,
        title: title.en ?? name,
        talents: skills.map((skill) => ({ name: skill.talent, title: skill.title.en ?? skill.talent })),
      })),
      items: items.map((item) => ({ name: item.luaName, title: itemName(item), russian: item.name?.ru ?? itemName(item) })),
      revisions: revisions.map(({ id, source, publishedAt }) => ({ id, source, publishedAt: publishedAt.toISOString() })),
    };
  }),
  handleAdmin(calls.createDraft, async ({ db, caller, now }, { url, revisions }) => ({
    id: await beginDraft(db, { url, revisions, author: String(caller.playerId), now: now() }),
  })),
  handleAdmin(
    calls.saveDraft,
    async ({ db, caller, now }, input) => {
      const { savedAt, ...saved } = await saveUpdate(db, { ...input, author: String(caller.playerId), now: now() });
      return { ...saved, savedAt: savedAt.toISOString(), findings: findUntranslated(saved.document) };
    },
    { bodyLimit },
  ),
  handleAdmin(calls.publishDraft, async ({ db, caller, now, config }, input) => {
    await publishUpdate(db, { ...input, author: String(caller.playerId), now: now(), targets: listTargets(config.announce) });
    return null;
  }),
  handleAdmin(calls.scheduleDraft, async ({ db, caller, now }, { at, ...input }) => {
    await scheduleUpdate(db, { ...input, at: new Date(at), author: String(caller.playerId), now: now() });
    return null;
  }),
  handleAdmin(calls.unscheduleDraft, async ({ db, caller, now }, { id }) => {
    await unscheduleUpdate(db, { id, author: String(caller.playerId), now: now() });
    return null;
  }),
  handleAdmin(
    calls.previewDraft,
    async ({ db, now }, { document, language }) => {
      const content = await readContent(db);
      const { shown, problems } = compileUpdate(document, language);
      const head = { url: document.url, publishedAt: now(), correctedAt: null };
      const [ru, en] = [updateViewOf(head, shown, content, 'ru'), updateViewOf(head, shown, content, 'en')];
      return { ru, en, findings: findUntranslated(document), problems };
    },
    { bodyLimit },
  ),
  handleAdmin(calls.compareVersions, async ({ db }, { id, from, to }) => {
    const [before, after] = [from === 0 ? undefined : await findVersion(db, id, from), await findVersion(db, id, to)];
    // A version saved while typing is replaced by the next one.
    if (!after || (from !== 0 && !before)) throw new Refusal('updateNotFound');
    return compareDocuments(before, after);
  }),
  handleAdmin(calls.listAuditLog, ({ db }, { before }) => listAuditEntries(db, { before, limit: MOST_ENTRIES })),
];
