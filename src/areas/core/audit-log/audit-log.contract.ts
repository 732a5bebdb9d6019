import * as v from 'valibot';
import { whole } from '#contract/whole.contract.ts';

/** One thing that an admin or a command did. `detail` is JSON: what it was given. */
export const AuditEntry = v.object({
  id: whole,
  author: v.string(),
  action: v.string(),
  subject: v.string(),
  detail: v.string(),
  at: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;
