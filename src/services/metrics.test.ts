import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { countUnknownMap, serveMetrics } from './metrics.ts';

test('undeclared maps are counted by name up to twenty, and all others together', async () => {
  const server = await serveMetrics('127.0.0.1', 0);
  const { port } = server.address() as AddressInfo;
  const read = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const series = [...text.matchAll(/^sixfold_unknown_map_matches_total\{map="([^"]*)"\} (\d+)$/gm)];
    return { maps: series.map(([, map]) => map), sum: series.reduce((sum, [, , count]) => sum + Number(count), 0) };
  };
  const before = await read();
  for (let map = 0; map < 30; map++) countUnknownMap(`made_up_${map}`);
  const after = await read();
  server.close();

  expect(after.sum).toBe(before.sum + 30);
  expect(after.maps).toHaveLength(21);
  expect(after.maps).toContain('others');
});
