import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { paged, PlainPage } from '#contract/paged.contract.ts';
import { whole } from '#contract/whole.contract.ts';

/** A revision as answers name it. */
export const ShownRevision = v.object({ id: whole, publishedAt: v.string() });

export const listContentRevisions = endpoint({
  method: 'GET',
  path: '/api/v2/content/revisions',
  summary: 'Every published revision of heroes, talents, items and recipes, newest first',
  input: v.object(PlainPage),
  output: paged(
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
});
