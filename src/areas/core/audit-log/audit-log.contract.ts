import * as v from 'valibot';
import { whole } from '#contract/whole.contract.ts';

/** One action of an admin or a command. `detail` is JSON: its input. */
export const AuditEntry = v.object({
  id: whole,
  author: v.string(),
  action: v.string(),
  subject: v.string(),
  detail: v.string(),
  at: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;
