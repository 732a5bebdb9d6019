import * as v from 'valibot';
import { AuditEntry } from '#areas/core/audit-log/audit-log.contract.ts';
import { announcementTargets } from '#areas/news/announcements/announcement.contract.ts';
import { UpdateDocument, UpdateUrl } from '#areas/news/updates/update-document.contract.ts';
import { UpdateView } from '#areas/news/updates/updates.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { rowNumber, whole } from '#contract/whole.contract.ts';
import { languages } from '#lib/words.ts';

const IdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, 'must be a number'), v.transform(Number));

const states = ['draft', 'scheduled', 'published', 'corrected'] as const;
const Finding = v.object({ path: v.string(), problem: v.picklist(['missing', 'outdated', 'uneven']), language: v.picklist(['ru', 'en']) });
export type ShownFinding = v.InferOutput<typeof Finding>;

const Head = v.object({
  id: whole,
  state: v.picklist(states),
  version: whole,
  /** The version that readers see. */
  shownVersion: v.nullable(whole),
  publishAt: v.nullable(v.string()),
  publishedAt: v.nullable(v.string()),
  correctedAt: v.nullable(v.string()),
  editedAt: v.string(),
  findings: v.array(Finding),
});
const Listed = v.object({ ...Head.entries, url: v.string(), name: v.object({ ru: v.string(), en: v.string() }) });
export type ListedDraft = v.InferOutput<typeof Listed>;

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/v2/admin/updates',
  summary: 'Every update with its state, the last edited first',
  input: v.object({}),
  output: v.array(Listed),
});

const Stored = v.object({
  ...Head.entries,
  document: UpdateDocument,
  versions: v.array(
    v.object({ version: whole, author: v.string(), isAutosave: v.boolean(), source: v.nullable(v.string()), savedAt: v.string() }),
  ),
  entries: v.array(AuditEntry),
  announcements: v.array(
    v.object({ target: v.picklist(announcementTargets), isSent: v.boolean(), isDue: v.boolean(), problem: v.nullable(v.string()) }),
  ),
});
export type StoredDraft = v.InferOutput<typeof Stored>;

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/v2/admin/updates/one',
  summary: 'One update as it is written, with its history',
  input: v.object({ id: IdText }),
  output: Stored,
});

/** The title in English, and in Russian where that is another word. */
const Named = v.object({ name: v.string(), title: v.string(), russian: v.optional(v.string()) });
const Choices = v.object({
  heroes: v.array(v.object({ ...Named.entries, talents: v.array(Named) })),
  items: v.array(Named),
  revisions: v.array(v.object({ id: whole, source: v.string(), publishedAt: v.string() })),
});
export type Choices = v.InferOutput<typeof Choices>;

export const listChoices = endpoint({
  method: 'GET',
  path: '/api/v2/admin/updates/choices',
  summary: 'What an update may name: heroes with their skills, items, revisions of the content',
  input: v.object({}),
  output: Choices,
});

export const createDraft = endpoint({
  method: 'POST',
  path: '/api/v2/admin/updates',
  summary: 'Begins a draft, empty or of what two revisions of the content differ in',
  input: v.object({
    url: UpdateUrl,
    revisions: v.optional(v.object({ from: v.union([v.literal(0), rowNumber]), to: rowNumber })),
  }),
  output: v.object({ id: whole }),
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/v2/admin/updates/save',
  summary: 'Saves what was written on top of a version; says so and changes nothing when another one stands',
  input: v.object({ id: rowNumber, baseVersion: rowNumber, document: UpdateDocument, isAutosave: v.boolean() }),
  output: v.object({
    isSaved: v.boolean(),
    version: whole,
    document: UpdateDocument,
    author: v.string(),
    savedAt: v.string(),
    findings: v.array(Finding),
  }),
});

const asked = { id: rowNumber, version: rowNumber, isWaived: v.boolean() };
export const publishDraft = endpoint({
  method: 'POST',
  path: '/api/v2/admin/updates/publish',
  summary: 'Publishes a version, or corrects what is published',
  input: v.object(asked),
  output: v.null(),
});
export const scheduleDraft = endpoint({
  method: 'POST',
  path: '/api/v2/admin/updates/schedule',
  summary: 'Sets when a version is published',
  input: v.object({ ...asked, at: v.pipe(v.string(), v.isoTimestamp()) }),
  output: v.null(),
});
export const unscheduleDraft = endpoint({
  method: 'POST',
  path: '/api/v2/admin/updates/unschedule',
  summary: 'Makes a scheduled update a draft again',
  input: v.object({ id: rowNumber }),
  output: v.null(),
});

const Preview = v.object({ ru: UpdateView, en: UpdateView, findings: v.array(Finding), problems: v.array(v.string()) });
export type Preview = v.InferOutput<typeof Preview>;
export const previewDraft = endpoint({
  method: 'POST',
  path: '/api/v2/admin/updates/preview',
  summary: 'What readers would see of a text, in both languages, and what is wrong with its markup, in one',
  input: v.object({ document: UpdateDocument, language: v.optional(v.picklist(languages), 'en') }),
  output: Preview,
});

const Difference = v.object({
  path: v.string(),
  language: v.picklist(['ru', 'en']),
  parts: v.array(v.object({ kind: v.picklist(['same', 'added', 'removed']), text: v.string() })),
});
export type Difference = v.InferOutput<typeof Difference>;
export const compareVersions = endpoint({
  method: 'GET',
  path: '/api/v2/admin/updates/compare',
  summary: 'What differs between two versions of an update, text by text; version 0 is nothing',
  input: v.object({ id: IdText, from: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), to: IdText }),
  output: v.array(Difference),
});

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/v2/admin/acts',
  summary: 'What admins did, newest first; `before` is the id of the last one seen',
  input: v.object({ before: v.optional(IdText) }),
  output: v.array(AuditEntry),
});
