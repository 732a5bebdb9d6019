import * as v from 'valibot';
import { whole } from '#contract/whole.contract.ts';

/** One act of an admin. `detail` is JSON: what the act was given. */
export const AuditEntry = v.object({
  id: whole,
  author: v.string(),
  act: v.string(),
  subject: v.string(),
  detail: v.string(),
  at: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;
