import * as v from 'valibot';
import { ShownRevision } from '#areas/wiki/content-data/content-revisions.contract.ts';
import { entityKinds } from '#areas/wiki/content/revision.contract.ts';
import { AnswerLanguage } from '#areas/wiki/content/text.contract.ts';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

const RevisionText = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be the number of a revision'), v.transform(Number));

/** The update that told of a change. Not exact: it tells of the hero or the game in general, and may mean it. */
const Note = v.object({ url: v.string(), ruName: v.string(), engName: v.string(), publishedAt: v.string(), isExact: v.boolean() });
export type ChangeNote = v.InferOutput<typeof Note>;

const ToldChange = v.object({
  /** Such as `skills[mist].blue[modifier_x].text.en`; empty for the whole of what came or went. */
  path: v.string(),
  /** Texts are HTML; null is nothing. */
  before: v.unknown(),
  after: v.unknown(),
  /** The last revision after the earlier one, up to the later one, that changed it. */
  revision: whole,
  note: v.nullable(Note),
});
export type ToldChange = v.InferOutput<typeof ToldChange>;

const entity = {
  kind: v.picklist(entityKinds),
  /** The game's name of the hero, talent or item; the name of the shelf. */
  key: v.string(),
  change: v.picklist(['added', 'changed', 'removed']),
};
const between = { fromRevision: RevisionText, toRevision: RevisionText };

const ContentDifference = v.object({
  from: v.nullable(ShownRevision),
  to: ShownRevision,
  entities: v.array(
    v.object({
      ...entity,
      values: v.array(ToldChange),
    }),
  ),
});
export type ContentDifference = v.InferOutput<typeof ContentDifference>;

export const listContentDifference = endpoint({
  method: 'GET',
  path: '/api/v2/content/changes',
  summary: 'What differs between two revisions, value by value, with the update that announced it; 0 is before the first revision',
  input: v.object(between),
  output: ContentDifference,
});

/** Words that differ and words that do not, in their order. */
const Parts = v.array(v.object({ kind: v.picklist(['same', 'added', 'removed']), text: v.string() }));
export type ChangeParts = v.InferOutput<typeof Parts>;
const Row = v.object({
  /** What differs, in words: the skill, the colour of its talent, the field. */
  place: v.string(),
  field: v.string(),
  parts: Parts,
  note: v.nullable(Note),
});
export type ChangeRow = v.InferOutput<typeof Row>;

const ChangedEntity = v.object({
  ...entity,
  title: v.string(),
  /** The hero's page, or the item in the shop; null for what has neither. */
  urlName: v.nullable(v.string()),
  rows: v.array(Row),
});
export type ChangedEntity = v.InferOutput<typeof ChangedEntity>;

export const DifferenceView = v.object({
  from: v.nullable(ShownRevision),
  to: ShownRevision,
  /** Changes that no update told of. */
  untoldCount: whole,
  entities: v.array(ChangedEntity),
});
export type DifferenceView = v.InferOutput<typeof DifferenceView>;

export const getDifferenceView = endpoint({
  method: 'GET',
  path: '/api/v2/content/changes/view',
  summary: 'The same in one language, in words, as its page shows it; by default of the last revision and the one before the later',
  input: v.object({ fromRevision: v.optional(RevisionText), toRevision: v.optional(RevisionText), lang: AnswerLanguage }),
  output: DifferenceView,
});

const HeroName = v.pipe(v.string(), v.maxLength(100, 'must be 100 characters at most'), v.toLowerCase());
const ItemName = v.pipe(v.string(), v.regex(/^item_[a-z0-9_]{1,100}$/, 'must be the name of an item'));
const blamed = { kind: v.picklist(['hero', 'item']), key: v.string() };

const Blame = v.object({
  ...blamed,
  values: v.array(
    v.object({
      path: v.string(),
      /** Texts are HTML. */
      value: v.unknown(),
      /** The revision that made it what it is. */
      revision: ShownRevision,
      note: v.nullable(Note),
    }),
  ),
});
export type Blame = v.InferOutput<typeof Blame>;

export const getBlame = endpoint({
  method: 'GET',
  path: '/api/v2/content/blame',
  summary: 'Which revision made each value of an item, or else of a hero, what it is now, and which update announced it',
  input: v.object({ heroName: v.optional(HeroName), luaName: v.optional(ItemName) }),
  output: Blame,
});

export const BlameView = v.object({
  ...blamed,
  title: v.string(),
  urlName: v.nullable(v.string()),
  rows: v.array(v.object({ place: v.string(), field: v.string(), value: v.string(), revision: ShownRevision, note: v.nullable(Note) })),
});
export type BlameView = v.InferOutput<typeof BlameView>;

export const getBlameView = endpoint({
  method: 'GET',
  path: '/api/v2/content/blame/view',
  summary: 'The same in one language, in words, as its page shows it',
  input: v.object({ heroName: v.optional(HeroName), luaName: v.optional(ItemName), lang: AnswerLanguage }),
  output: BlameView,
});
