import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantPlusUntil, reversePlus } from '#areas/core/wallet/grant-goods.command.ts';
import { refreshOrder } from '#areas/money/orders/refresh-order.command.ts';
import { refundOrder } from '#areas/money/orders/refund-order.command.ts';
import { exportBatch, makeBatch } from '#areas/money/redeem-codes/make-codes.command.ts';
import { redeemCode } from '#areas/money/redeem-codes/redeem-code.command.ts';
import { DAY_MS } from '#lib/durations.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { newBuyer, pay } from '../../../../tests/kits/buyer.ts';
import { openShop, type Shop } from '../../../../tests/kits/shop.ts';
import { SupporterMark } from './SupporterMark.tsx';
import { supportOf } from './supporters.repo.ts';
import { yearsOf } from './supporters.rules.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const paidBy = async (playerId: number) => (await supportOf(playerId).execute(shop.db)).rows[0] ?? { months: NaN, memberMs: NaN };

const deed = fc.record({
  do: fc.constantFrom(
    'plus',
    'gift',
    'anonymous',
    'several',
    'code',
    'shards',
    'unpaid',
    'refund',
    'refund',
    'soldCode',
    'promo',
    'patreon',
    'given',
  ),
  pick: fc.nat({ max: 5 }),
  days: fc.integer({ min: 0, max: 40 }),
});

describe('the time of Dota Plus that a player has paid for', () => {
  it('is the sum of random histories of purchases, gifts, codes, refunds and Patreon', { timeout: 120_000 }, async () => {
    const codeKey = shop.config.codeKey ?? '';
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 8 }), async (deeds) => {
        const [buyer, friend] = [await newBuyer(shop), await newBuyer(shop)];
        const kept = new Map<number, number>();
        let [codeMonths, memberMs, memberUntil] = [0, 0, 0];
        for (const { do: what, pick, days } of deeds) {
          shop.move(days * DAY_MS);
          const now = shop.deps.now();
          const months = pick % 2 === 0 ? 1 : 3;
          const productId = months === 1 ? shop.products.month : shop.products.quarter;
          if (what === 'plus') kept.set(await buyer.paid({ productId }), months);
          if (what === 'gift') kept.set(await buyer.paid({ productId, type: 2, giftPlayerId: friend.id }), months);
          if (what === 'several') {
            const giftPlayerIds = [friend.id, await shop.newPlayer(), await shop.newPlayer()];
            kept.set(await buyer.paid({ productId, type: 2, giftPlayerIds }), 3 * months);
          }
          if (what === 'code') kept.set(await buyer.paid({ productId, type: 1 }), months);
          if (what === 'anonymous') await buyer.paid({ productId, type: 2, giftPlayerId: friend.id, isAnonymous: true });
          if (what === 'shards') await buyer.paid();
          if (what === 'given') await friend.paid({ productId, type: 2, giftPlayerId: buyer.id });
          if (what === 'unpaid') {
            const { orderId } = await buyer.order({ productId });
            await pay(shop, orderId, 'insufficient_funds');
            await refreshOrder(shop.deps, orderId);
          }
          const back = [...kept.keys()][pick];
          if (what === 'refund' && back !== undefined) {
            await refundOrder(shop.deps, back, 1);
            kept.delete(back);
          }
          if (what === 'soldCode' || what === 'promo') {
            const priceSource = what === 'promo' ? 'promo' : 'funpay';
            const batch = await makeBatch(shop.db, { name: what, productId, size: 1, priceSource, expiresAt: null }, 1, now);
            const [code = ''] = await exportBatch(shop.db, codeKey, batch, 1, now);
            await redeemCode(shop.db, codeKey, { playerId: buyer.id, code }, now);
            if (what === 'soldCode') codeMonths += months;
          }
          if (what === 'patreon') {
            const until = now.getTime() + (pick - 1) * 15 * DAY_MS;
            const cause = { playerId: buyer.id, cause: `patreon:1:${until}`, reason: 'patreon' };
            const isNew = await grantPlusUntil(shop.db, cause, new Date(until), now);
            if (isNew) memberMs += Math.max(0, until - Math.max(now.getTime(), memberUntil));
            memberUntil = Math.max(memberUntil, until);
          }
        }
        const months = [...kept.values()].reduce((sum, each) => sum + each, codeMonths);
        expect(await paidBy(buyer.id)).toEqual({ months, memberMs });
        expect(await paidBy(friend.id)).toMatchObject({ memberMs: 0 });
      }),
      { numRuns: 8 },
    );
  });

  it('counts a membership that moves between players once, however often it comes back', async () => {
    const [one, other] = [await shop.newPlayer(), await shop.newPlayer()];
    const [begins, ends] = [shop.deps.now(), new Date(shop.deps.now().getTime() + 366 * DAY_MS)];
    const day = (days: number) => new Date(begins.getTime() + days * DAY_MS);
    const give = (playerId: number, cause: string, days: number) =>
      grantPlusUntil(shop.db, { playerId, cause, reason: 'patreon' }, ends, day(days));
    await give(one, 'patreon:9:a', 0);
    await reversePlus(shop.db, one, 'patreon:9:a', day(10));
    await give(other, 'patreon:9:a', 10);
    await reversePlus(shop.db, other, 'patreon:9:a', day(30));
    await give(one, 'patreon:9:a:2', 30);
    const paid = await Promise.all([one, other].map(async (playerId) => (await paidBy(playerId)).memberMs / DAY_MS));
    expect(paid).toEqual([346, 20]);
  });

  it.each([
    [11, 0, 0],
    [12, 0, 1],
    [35, 0, 2],
    [0, 364, 0],
    [0, 366, 1],
    [6, 184, 1],
  ])('of %s months and %s days of a membership makes %s whole years', (months, days, years) => {
    expect(yearsOf({ months, memberMs: days * DAY_MS })).toBe(years);
  });

  it('shows on the profile from the first whole year on, in words and with a sentence that explains it', () => {
    const shown = (years: number, language: 'ru' | 'en') =>
      renderToString(
        <LanguageProvider language={language}>
          <SupporterMark years={years} />
        </LanguageProvider>,
      );
    expect(shown(0, 'en')).toBe('');
    expect(shown(1, 'en')).toMatch(/data-tip="How much Dota Plus[^>]+>.*1 year of support<\/button>/);
    expect(shown(2, 'ru')).toContain('2 года поддержки');
    expect(shown(5, 'ru')).toContain('5 лет поддержки');
  });
});
