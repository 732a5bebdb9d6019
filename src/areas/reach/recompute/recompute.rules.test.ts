import { hash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { beginningOf, committedText } from '#areas/games/ledger/ledger-chain.rules.ts';
import { appliedChange, earnedChange } from '#areas/games/protocol/rating.rules.ts';
import { isChangedSince, recompute, type LedgerRow } from './recompute.rules.ts';

const sha256 = (bytes: Uint8Array) => Promise.resolve(hash('sha256', bytes));
const FLOOR = 800;

afterEach(() => void vi.unstubAllEnvs());

type Played = { place: number; isDouble: boolean; difference: number };

/** A ledger as the site books it, with its links. */
function ledgerOf(played: readonly Played[], begins: number, floor?: number): LedgerRow[] {
  let rating = 0;
  let link = hash('sha256', beginningOf(14));
  return [null, ...played].map((match, index) => {
    const average = rating - (match?.difference ?? 0);
    const earned = match
      ? earnedChange({ mode: 'solo', place: match.place, ratingBefore: rating, averageRating: average, isDouble: match.isDouble })
      : begins;
    const change = appliedChange(rating, earned, floor);
    const salt = hash('sha256', `salt ${index}`).slice(0, 32);
    const row = {
      match_id: String(index),
      player_id: 7,
      mode: 'solo' as const,
      season_id: 14,
      rating_before: rating,
      change,
      rating_after: rating + change,
      is_double: match?.isDouble ?? false,
      place: match?.place ?? null,
      created_at: new Date(Date.UTC(2026, 10, 1) + index * 3_600_000),
      position: index + 1,
      salt,
      previous_link: index === 0 ? null : link,
      rating_at_start: match ? rating : null,
      average_rating: match ? average : null,
    };
    const text = committedText(salt, {
      matchId: row.match_id,
      playerId: row.player_id,
      mode: row.mode,
      seasonId: row.season_id,
      ratingBefore: row.rating_before,
      change,
      ratingAfter: row.rating_after,
      isDouble: row.is_double,
      place: row.place,
      createdAt: row.created_at,
    });
    link = hash('sha256', Buffer.from(link + hash('sha256', text), 'hex'));
    rating += change;
    return { ...row, link };
  });
}

const played = fc.record({
  place: fc.integer({ min: 1, max: 6 }),
  isDouble: fc.boolean(),
  difference: fc.integer({ min: -900, max: 900 }),
});
const ledger = fc
  .record({ matches: fc.array(played, { minLength: 1, maxLength: 30 }), begins: fc.integer({ min: 0, max: 2500 }) })
  .map(({ matches, begins }) => ledgerOf(matches, begins, FLOOR));

describe('a rating that is counted again', () => {
  test('fits if nothing was changed, in any order of rows', async () => {
    await fc.assert(
      fc.asyncProperty(ledger, async (rows) => {
        expect(await recompute(rows.toReversed(), FLOOR, sha256)).toEqual({
          rating: rows.at(-1)?.rating_after,
          changes: rows.length,
          ruled: rows.length - 1,
          unknown: 0,
          linked: rows.length,
          differences: [],
        });
      }),
      { numRuns: 40 },
    );
  });

  test('fits in seasons in which ratings could still fall below today’s floor', async () => {
    const lost = { place: 6, isDouble: false, difference: 0 };
    const rows = ledgerOf([lost, lost], FLOOR + 10);
    expect(rows.at(-1)?.rating_after).toBeLessThan(FLOOR);
    expect(await recompute(rows, FLOOR, sha256)).toMatchObject({ ruled: 2, differences: [] });
  });

  test.each(['Europe/Moscow', 'America/New_York'])('tells a match after the files from one before them in the time zone %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(isChangedSince('2026-11-25T00:29:59.000', '2026-11-25T00:30:00.000Z')).toBe(false);
    expect(isChangedSince('2026-11-25T00:30:01.000', '2026-11-25T00:30:00.000Z')).toBe(true);
  });

  test('names the row that was changed, and shows what the rules give', async () => {
    await fc.assert(
      fc.asyncProperty(ledger, fc.integer({ min: 1, max: 50 }), async (rows, more) => {
        const forged = rows.map((row, index) =>
          index === rows.length - 1 ? { ...row, change: row.change + more, rating_after: row.rating_after + more } : row,
        );
        const { differences } = await recompute(forged, FLOOR, sha256);
        const last = rows.at(-1);
        expect(differences.map(({ row, kind, expected }) => [row.match_id, kind, expected])).toEqual([
          [last?.match_id, 'rule', last?.change],
          [last?.match_id, 'row', null],
        ]);
      }),
      { numRuns: 40 },
    );
  });

  test('notices a row that was removed, and one without the link before it', async () => {
    const rows = ledgerOf(
      [1, 2, 1, 3].map((place) => ({ place, isDouble: false, difference: 0 })),
      1000,
    );
    const without = await recompute(rows.toSpliced(2, 1), FLOOR, sha256);
    expect(without.differences.map(({ row, kind }) => [row.match_id, kind])).toEqual([['3', 'start']]);
    const [first, ...rest] = rows.map((row) => ({ ...row, previous_link: null }));
    const cut = await recompute([...(first ? [first] : []), ...rest], FLOOR, sha256);
    expect(cut.differences.map(({ kind }) => kind)).toEqual(['link', 'link', 'link', 'link']);
  });

  test('says for how many matches the rules cannot be applied because a player in them hides, and which rows wait for their link', async () => {
    const rows = ledgerOf(
      [1, 2, 5].map((place) => ({ place, isDouble: false, difference: 400 })),
      1000,
    );
    const hidden = rows.map((row, index) => (index === 2 ? { ...row, average_rating: null } : row));
    const waiting = hidden.map((row, index) =>
      index === 3 ? { ...row, position: null, salt: null, previous_link: null, link: null } : row,
    );
    expect(await recompute(waiting, FLOOR, sha256)).toMatchObject({ ruled: 2, unknown: 1, linked: 3, differences: [] });
  });
});
