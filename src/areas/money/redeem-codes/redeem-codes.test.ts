import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '#areas/core/sign-in/begin-session.command.ts';
import { findWallet } from '#areas/core/wallet/wallet.repo.ts';
import { setProduct } from '#areas/money/catalog/set-product.command.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { CookieJar, openWebSite } from '../../../../tests/kits/web-site.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { listBatches } from './code-batches.repo.ts';
import { exportBatch, makeBatch, revokeBatch, type NewBatch } from './make-codes.command.ts';
import { redeemCode } from './redeem-code.command.ts';
import { codeOf, readCode, writeCode } from './redeem-codes.rules.ts';

describe('a code', () => {
  it('has 100 bits in 32 symbols, and can be written in any form', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.boolean(), (bytes, isLower) => {
        const code = codeOf(bytes);
        expect(code).toMatch(/^1X6(-[0-9A-HJKMNP-TV-Z]{5}){4}$/);
        const symbols = code.slice(4).replaceAll('-', '');
        const typed = isLower ? ` ${code.toLowerCase().replaceAll('-', ' ')}\n` : symbols.replaceAll('0', 'O').replaceAll('1', 'I');
        expect(readCode(typed)).toBe(symbols);
        expect(writeCode(symbols)).toBe(code);
      }),
    );
  });

  it.each([
    // Typed with a Russian keyboard layout wherever a letter looks the same, in upper and lower case.
    ['1\u04256-5\u041245R-\u0422Q\u041c\u0422\u0415-\u041d\u041a\u0410\u0421\u0420-\u0423\u0425\u041e\u0406\u0417', '5B45RTQMTEHKACPYX013'],
    ['5\u043245r-\u0442q\u043c\u0442\u0435-\u043d\u043a\u0430\u0441\u0440-\u0443\u0445\u043e\u0456\u0437', '5B45RTQMTEHKACPYX013'],
  ])('with Cyrillic letters that look like those of a code, %j, is read as it looks', (typed, symbols) => {
    expect(readCode(typed)).toBe(symbols);
  });

  it.each(['', '1X6', 'ABCDE-FGHJK-MNPQR-STVW', 'UUUUU-UUUUU-UUUUU-UUUUU', '1X6-ABCDE-FGHJK-MNPQR-STVWX-A', 'привет'])(
    'is not %j',
    (typed) => {
      expect(readCode(typed)).toBeUndefined();
    },
  );
});

describe('batches of codes', () => {
  const key = 'a-key-of-the-tests';
  const at = new Date('2026-03-10T12:00:00Z');
  let world: World;
  let productId: number;
  beforeAll(async () => {
    world = await openWorld();
    const product = { name: 'shards', amount: 100, position: 0, isListed: true, rub: 5000, usd: null, discount: 0 } as const;
    productId = await setProduct(world.db, { ...product, rubLotUrl: null, usdLotUrl: null, gameName: null }, null, at);
    await rowsOf(world.db, `insert into players (id, seen_at) select n, now() from generate_series(501, 560) n`);
  });
  afterAll(() => world.close());
  const batch = (changes: Partial<NewBatch> = {}) =>
    makeBatch(world.db, { name: 'FunPay, March', productId, size: 5, priceSource: 'funpay', expiresAt: null, ...changes }, 1, at);
  const redeem = (playerId: number, code: string, now = at) => redeemCode(world.db, key, { playerId, code }, now);

  it.each(['a\u0000', 'a\ud800'])('with the name %j are made: characters that the database cannot store are left out', async (name) => {
    await expect(batch({ name })).resolves.toBeGreaterThan(0);
  });

  it('are made, exported once even if several people ask at the same time, and never stored in the clear', async () => {
    const batchId = await batch();
    const exports = await Promise.allSettled(Array.from({ length: 5 }, () => exportBatch(world.db, key, batchId, 1, at)));
    const [codes = []] = exports.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(exports.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(codes).size).toBe(5);
    expect(await rowsOf(world.db, `select 1 from codes where batch_id = ${batchId} and cipher is not null`)).toEqual([]);
    expect(await redeem(501, codes[0] ?? '')).toEqual({ productName: 'shards', productAmount: 100 });
    expect((await findWallet(world.db, 501)).shards).toBe(100);
    expect(await rowsOf(world.db, `select account, amount from shard_bookings where player_id = 501`)).toEqual([
      { account: 'codes', amount: 100 },
    ]);
    expect((await listBatches(world.db)).find((row) => row.batchId === batchId)).toMatchObject({ size: 5, usedCount: 1, exportedAt: at });
  });

  it('can be revoked: unused codes become worthless, used ones stay', async () => {
    const batchId = await batch();
    const codes = await exportBatch(world.db, key, batchId, 1, at);
    await redeem(502, codes[0] ?? '');
    expect(await revokeBatch(world.db, batchId, 1, at)).toBe(4);
    expect(await revokeBatch(world.db, batchId, 1, at)).toBe(0);
    await expect(redeem(503, codes[1] ?? '')).rejects.toThrow('No such code');
    expect((await findWallet(world.db, 502)).shards).toBe(100);
    const unexported = await batch();
    await revokeBatch(world.db, unexported, 1, at);
    await expect(exportBatch(world.db, key, unexported, 1, at)).rejects.toThrow('already exported');
    await expect(revokeBatch(world.db, 99_999, 1, at)).rejects.toThrow('already');
  });

  it('expire', async () => {
    const batchId = await batch({ expiresAt: new Date(at.getTime() + 1000) });
    const codes = await exportBatch(world.db, key, batchId, 1, at);
    await redeem(504, codes[0] ?? '', new Date(at.getTime() + 999));
    await expect(redeem(505, codes[1] ?? '', new Date(at.getTime() + 1000))).rejects.toThrow('No such code');
  });
});

describe('attempts to redeem codes over HTTP', () => {
  it('are counted per player: one who guesses stops nobody else at the same address', async () => {
    const site = await openWebSite();
    const guess = async (playerId: number) => {
      const jar = new CookieJar();
      jar.cookies.set('token', await beginSession(site.db, { playerId, kind: 'steam', userAgent: null }, new Date()));
      const said = { 'content-type': 'application/json', origin: site.origin, 'x-forwarded-for': '198.51.100.1' };
      const body = JSON.stringify({ code: '1X6-00000-00000-00000-00000' });
      return (await jar.get(`${site.origin}/api/v2/payments/redeem`, said, 'POST', body)).status;
    };
    for (let n = 0; n < 25; n++) expect(await guess(900 + n)).toBe(400);
    for (let n = 0; n < 4; n++) expect(await guess(900)).toBe(400);
    expect(await guess(900)).toBe(429);
    expect(await guess(930)).toBe(400);
    await site.close();
  });
});
