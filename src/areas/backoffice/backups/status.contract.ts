import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { whole } from '#contract/whole.contract.ts';

export const outcomes = [
  'passed',
  'noBackup',
  'unreadable',
  'newer',
  'differs',
  'lastMatchLost',
  'damaged',
  'monthLost',
  'failed',
] as const;

const Status = v.object({
  backup: v.nullable(
    v.object({
      madeAt: v.string(),
      bytes: whole,
      rows: whole,
      seconds: v.number(),
      /** When the last match that it holds ended; null when there was none. */
      lastMatchAt: v.nullable(v.string()),
    }),
  ),
  /** The last time that the newest backup was restored beside the site and compared. */
  drill: v.nullable(
    v.object({
      endedAt: v.string(),
      outcome: v.picklist(outcomes),
      backupMadeAt: v.nullable(v.string()),
      tables: whole,
      rows: whole,
      seconds: v.number(),
      /** Whether the structure of every table and index was looked at as well. */
      isStructureChecked: v.boolean(),
    }),
  ),
});
export type Status = v.InferOutput<typeof Status>;

export const getStatus = endpoint({
  method: 'GET',
  path: '/api/v2/status',
  summary: 'When the site was last backed up, and whether the backup could be restored',
  input: v.object({}),
  output: Status,
});
