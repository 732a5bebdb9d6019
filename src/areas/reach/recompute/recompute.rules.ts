import * as v from 'valibot';
import { beginningOf, committedText } from '#areas/games/ledger/ledger-chain.rules.ts';
import { modes, type Mode } from '#areas/games/protocol/modes.rules.ts';
import { appliedChange, earnedChange } from '#areas/games/protocol/rating.rules.ts';
import { readInstant, type Instant } from '#lib/format-time.ts';

const missing = <const S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);

/** A row of the file `ratings`, as it is read. */
export const LedgerRow = v.object({
  match_id: v.pipe(v.bigint(), v.transform(String)),
  player_id: v.pipe(v.bigint(), v.transform(Number)),
  mode: v.picklist(modes),
  season_id: v.number(),
  rating_before: v.number(),
  change: v.number(),
  rating_after: v.number(),
  is_double: v.boolean(),
  place: missing(v.number()),
  created_at: v.date(),
  position: missing(v.number()),
  salt: missing(v.string()),
  previous_link: missing(v.string()),
  link: missing(v.string()),
  rating_at_start: missing(v.number()),
  average_rating: missing(v.number()),
});
export type LedgerRow = v.InferOutput<typeof LedgerRow>;

/**
 * A mismatch of a row. `rule`: the game's rules give another change; `sum`: the change does not lead from one rating to the other; `start`:
 * no change ended at its initial rating; `row` and `link`: its hashes.
 */
export type Difference = { row: LedgerRow; kind: 'rule' | 'sum' | 'start' | 'row' | 'link'; expected: number | null };

export type Recomputed = {
  /** What the changes add up to. */
  rating: number;
  changes: number;
  /** Changes that were recalculated, and those of matches with a hidden player, whose average is unknown. */
  ruled: number;
  unknown: number;
  /** Changes with a link; the others get theirs the next night. */
  linked: number;
  differences: Difference[];
};

/** SHA-256 in hexadecimal digits. */
type Hash = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

/**
 * Recalculates a player's ledger of one mode by the game's rules and the hashes of its rows. `floor`: the current floor of 1x6; a change
 * from before it existed is accepted too.
 */
export async function recompute(rows: readonly LedgerRow[], floor: number | null, hash: Hash): Promise<Recomputed> {
  const differences: Difference[] = [];
  const known = rows.filter(isRuled);
  for (const row of known) {
    const expected = changeByRules(row, floor);
    if (row.change !== expected && row.change !== changeByRules(row, null)) differences.push({ row, kind: 'rule', expected });
  }
  for (const row of rows)
    if (row.rating_before + row.change !== row.rating_after)
      differences.push({ row, kind: 'sum', expected: row.rating_before + row.change });
  differences.push(...withoutStart(rows));
  const linked = rows.filter(({ position }) => position !== null);
  for (const row of linked) {
    const kind = await wrongHash(row, hash);
    if (kind) differences.push({ row, kind, expected: null });
  }
  return {
    rating: rows.reduce((sum, { change }) => sum + change, 0),
    changes: rows.length,
    ruled: known.length,
    unknown: rows.filter((row) => row.place !== null && !isRuled(row)).length,
    linked: linked.length,
    differences,
  };
}

/** Whether a rating changed after the files were made, so that they cannot contain it yet. */
export function isChangedSince(changedAt: Instant, madeAt: Instant): boolean {
  return readInstant(changedAt) > readInstant(madeAt);
}

type RuledRow = LedgerRow & { place: number; rating_at_start: number; average_rating: number };

function isRuled(row: LedgerRow): row is RuledRow {
  return row.place !== null && row.rating_at_start !== null && row.average_rating !== null;
}

/**
 * The change by the rules: the change for the place from the ratings at the match's start, which cannot bring the rating at that time below
 * the floor.
 */
function changeByRules(row: RuledRow, floor: number | null): number {
  const { mode, place, is_double: isDouble, rating_at_start: ratingBefore, average_rating: averageRating } = row;
  const earned = earnedChange({ mode, place, ratingBefore, averageRating, isDouble });
  return appliedChange(row.rating_before, earned, floorOf(mode, floor));
}

function floorOf(mode: Mode, floor: number | null): number | undefined {
  return mode === 'solo' ? (floor ?? undefined) : undefined;
}

/** Every change starts at a rating that another one left, or at none; the files do not tell the order. */
function withoutStart(rows: readonly LedgerRow[]): Difference[] {
  const left = new Map([[0, 1]]);
  for (const { rating_after: after } of rows) left.set(after, (left.get(after) ?? 0) + 1);
  return rows.flatMap((row): Difference[] => {
    const count = left.get(row.rating_before) ?? 0;
    left.set(row.rating_before, count - 1);
    return count > 0 ? [] : [{ row, kind: 'start', expected: null }];
  });
}

async function wrongHash(row: LedgerRow, hash: Hash): Promise<'row' | 'link' | undefined> {
  const { salt, link } = row;
  const before = row.previous_link ?? (await hash(bytesOf(beginningOf(row.season_id))));
  if (salt === null || link === null || (row.previous_link === null && row.position !== 1)) return 'link';
  const change = {
    matchId: row.match_id,
    playerId: row.player_id,
    mode: row.mode,
    seasonId: row.season_id,
    ratingBefore: row.rating_before,
  };
  const rest = { change: row.change, ratingAfter: row.rating_after, isDouble: row.is_double, place: row.place, createdAt: row.created_at };
  const commitment = await hash(bytesOf(committedText(salt, { ...change, ...rest })));
  return (await hash(ofHex(before + commitment))) === link ? undefined : 'row';
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function ofHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: digits.length / 2 }, (_, index) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16));
}
