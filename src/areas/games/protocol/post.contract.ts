import * as v from 'valibot';
import { readMatchId } from '#contract/match-id.ts';
import { readList, readText, soft } from '#lib/lenient.ts';
import { LARGEST_PLAYER_ID } from '#lib/steam-id.ts';

/** A Steam account id (32-bit) from a decimal text or a number; undefined when it is none. */
export function readAccountId(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^\s*\d{1,20}(\.0+)?\s*$/.test(value);
  const id = isText || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isInteger(id) && id > 0 && id <= LARGEST_PLAYER_ID ? id : undefined;
}

/** A required id; without a valid one the body is malformed. */
export const matchIdSchema = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const id = readMatchId(dataset.value);
    if (id !== undefined) return id;
    addIssue({ message: 'must be a match id' });
    return NEVER;
  }),
);

export const accountIdSchema = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const id = readAccountId(dataset.value);
    if (id !== undefined) return id;
    addIssue({ message: 'must be a Steam account id' });
    return NEVER;
  }),
);

/** A list of accounts; invalid ones are left out. */
export const accountIds = soft(readList((value) => readAccountId(value) ?? null, 64));

/** The fields of every call of the first base. */
export const postEntries = { matchId: matchIdSchema, matchKey: soft((value) => readText(100)(value) ?? '') };

/** The matchId of a local test lobby: answered, never stored. */
export const LOCAL_MATCH = '0';

/** The calls about one match that may come before its start: they are parked, and each has its applier. */
export const parkableCalls = ['end', 'leave', 'double_rating', 'anal', 'anal-talents'] as const;
export type ParkableCall = (typeof parkableCalls)[number];

/** The fields that a schema does not name, as they were sent. */
export function leftoverOf(post: object, known: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(post).filter(([key]) => !(key in known)));
}

/** The answer of a call that only has to be accepted. */
export const emptyAnswer = v.record(v.string(), v.never());
export type EmptyAnswer = v.InferOutput<typeof emptyAnswer>;
