import { hash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkSeason } from '../../../../examples/check-season/check-season.mjs';
import { rebuildMeta } from '../../../../examples/rebuild-meta/rebuild-meta.mjs';

/** A site whose list of files is this one. */
async function siteWith(data: unknown): Promise<string> {
  const server = http.createServer((_, response) => response.end(JSON.stringify({ isDone: true, data }))).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const chainOf = (seasonId: number, isOver: boolean) => ({
  seasonId,
  name: `Season ${seasonId}`,
  isOver,
  links: 0,
  lastLink: hash('sha256', `season:${seasonId}`),
});
const filesOf = (...seasons: object[]) => ({ seasons, tables: ['ratings', 'rating_links'].map((name) => ({ name, parts: [] })) });

test('checking a site that has made no files says so', async () => {
  const origin = await siteWith(null);
  await expect(checkSeason({ origin })).rejects.toThrow('no files yet');
  await expect(rebuildMeta({ origin, from: '2026-11-01', to: '2026-11-30' })).rejects.toThrow('no files yet');
});

test('without a season argument the running season is checked, and if none with a chain is running, no other instead', async () => {
  expect(await checkSeason({ origin: await siteWith(filesOf(chainOf(13, true), chainOf(14, false))) })).toMatchObject({
    season: 14,
    faults: [],
  });
  const over = await siteWith(filesOf(chainOf(13, true), chainOf(14, true)));
  await expect(checkSeason({ origin: over })).rejects.toThrow('No season that runs');
  expect(await checkSeason({ origin: over, season: 13 })).toMatchObject({ season: 13, faults: [] });
  await expect(checkSeason({ origin: over, season: 15 })).rejects.toThrow('no chain of season 15');
});
