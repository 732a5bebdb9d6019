import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

const count = (fallback: string, most: number) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^[1-9]\d{0,6}$/, 'must be a whole number'), v.transform(Number), v.maxValue(most));

/** A revision as answers name it. */
export const ShownRevision = v.object({ id: whole, publishedAt: v.string() });

export const listContentRevisions = endpoint({
  method: 'GET',
  path: '/api/v2/content/revisions',
  summary: 'Every publish of heroes, talents, items and recipes, newest first',
  input: v.object({ page: count('1', 1_000_000), count: count('20', 100) }),
  output: v.object({
    totalCount: whole,
    values: v.array(
      v.object({
        ...ShownRevision.entries,
        /** The same content has the same. */
        digest: v.string(),
        /** The revision whose content it brought back. */
        restores: v.nullable(whole),
        added: whole,
        changed: whole,
        removed: whole,
      }),
    ),
  }),
});
