import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/durations.ts';
import { entitledUntil } from './patreon.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const member = { userId: '1', fullName: '', patronStatus: 'active_patron', tierIds: ['t'] };
const dates = { lastChargeAt: null, nextChargeAt: null };

describe('an active patron with a tier', () => {
  it.each([
    ['Pending', 1, true],
    ['Pending', 4, false],
    ['Refunded', 1, false],
    ['Refunded by Patreon', 1, false],
    ['Declined', 1, false],
    ['Fraud', 1, false],
    ['Paid', 1, true],
    ['Free Trial', 1, true],
  ] as const)('whose charge is %s for %i days is entitled: %s', (lastChargeStatus, days, isEntitled) => {
    const membership = { ...member, ...dates, lastChargeStatus, lastChargeAt: inDays(-days) };
    expect(entitledUntil(membership, ['t'], now) !== undefined).toBe(isEntitled);
  });

  it('who was never charged, as in a free trial, is entitled until three days after the first charge', () => {
    const membership = { ...member, ...dates, lastChargeStatus: null, nextChargeAt: inDays(7) };
    expect(entitledUntil(membership, ['t'], now)).toEqual(inDays(10));
  });

  it.each([
    ['whose membership is a gift', null, null],
    ['whose year goes on without a next charge', 'Paid', inDays(-200)],
  ] as const)('%s, is entitled from day to day, once a day', (_, lastChargeStatus, lastChargeAt) => {
    const membership = { ...member, ...dates, lastChargeStatus, lastChargeAt };
    const end = new Date('2026-03-14T00:00:00Z');
    expect([0, 0.25].map((days) => entitledUntil(membership, ['t'], inDays(days)))).toEqual([end, end]);
    expect(entitledUntil(membership, ['t'], inDays(1))).toEqual(new Date('2026-03-15T00:00:00Z'));
  });
});
