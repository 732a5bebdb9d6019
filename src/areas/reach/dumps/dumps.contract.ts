import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

const tableNames = ['matches', 'match_players', 'choices', 'items', 'ratings', 'rating_links', 'players'] as const;
export type TableName = (typeof tableNames)[number];

const DumpFile = v.object({ path: v.string(), bytes: whole, sha256: v.string() });

const Part = v.object({
  /** A Moscow month such as `2026-11`; null for a table that has none. */
  month: v.nullable(v.string()),
  rows: whole,
  /** The sum of the rows' hashes: parts with equal sums have the same rows. */
  sum: v.string(),
  parquet: DumpFile,
  ndjson: DumpFile,
});
export type DumpedPart = v.InferOutput<typeof Part>;

export const Manifest = v.object({
  format: whole,
  madeAt: v.string(),
  licence: v.string(),
  counts: v.array(v.object({ mode: v.string(), rankGroup: v.string(), matches: whole, counted: whole })),
  /** The floor of 1x6, if there is one: a rating that has reached it never falls below it. Needed to recalculate the changes. */
  ratingFloor: v.nullable(whole),
  /** The chain of hashes over the rating changes of each season, as far as it was made (docs/data.md). */
  seasons: v.array(v.object({ seasonId: whole, name: v.string(), isOver: v.boolean(), links: whole, lastLink: v.string() })),
  tables: v.array(
    v.object({
      name: v.picklist(tableNames),
      columns: v.array(v.object({ name: v.string(), kind: v.string(), unit: v.nullable(v.string()), hides: v.boolean() })),
      parts: v.array(Part),
    }),
  ),
});
export type Manifest = v.InferOutput<typeof Manifest>;

export const getDumps = endpoint({
  method: 'GET',
  path: '/api/v2/data',
  summary: 'The nightly files of matches, choices, items and ratings: columns, rows, sizes and checksums; null before the first night',
  input: v.object({}),
  output: v.nullable(Manifest),
});
