import * as v from 'valibot';
import { whole } from '#contract/whole.contract.ts';

export const entityKinds = ['hero', 'general', 'item', 'shop'] as const;
export type EntityKind = (typeof entityKinds)[number];

/** One publish: who, when, from where, and how many entities it added, changed and removed. */
export const Revision = v.object({
  id: whole,
  digest: v.string(),
  author: v.string(),
  source: v.string(),
  /** The revision whose content it brought back. */
  restores: v.nullable(whole),
  added: whole,
  changed: whole,
  removed: whole,
  publishedAt: v.date(),
});
export type Revision = v.InferOutput<typeof Revision>;

/** One value of an entity that differs; texts are HTML, null is nothing. */
export type ValueChange = { path: string; before: unknown; after: unknown };

/** One entity that differs between two revisions. For one that was added or removed `values` has one entry: its whole body. */
export type EntityChange = { kind: EntityKind; key: string; change: 'added' | 'changed' | 'removed'; values: ValueChange[] };

/** What an entity was from one revision until another, and when these were published; until now when `until` is null. */
export type EntityVersion = {
  kind: EntityKind;
  key: string;
  from: number;
  fromAt: Date;
  until: number | null;
  untilAt: Date | null;
  body: unknown;
};

/** `?asOf=`: the number of an older revision; absent for the current one. */
export const AsOf = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,8}$/),
    v.transform((value) => Number(value)),
  ),
);
