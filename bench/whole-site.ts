import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { startPostgres } from '../demo/postgres/embedded-postgres.ts';
import { startSite } from '../tools/site/site-process.ts';
import { ingest } from './ingest.ts';
import { startWeb } from './own-site.ts';
import { untilIdle } from './processes.ts';
import { publication } from './publication.ts';
import { againstBare, freshness, memory, uncachedPages, type Figure } from './sections.ts';

/** The site as it is started, on its demo season. */
export async function wholeSite(): Promise<Figure[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sixfold-bench-'));
  fs.chmodSync(dataDir, 0o755);
  const figures: Figure[] = [];
  const startedAt = performance.now();
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  await fetch(`${site.origin}/`);
  const firstStart = (performance.now() - startedAt) / 1000;
  figures.push({ name: 'first page of the first start', value: `${firstStart.toFixed(1)} s`, bound: '≤ 20 s', isMet: firstStart <= 20 });
  await site.stop();

  const againAt = performance.now();
  const next = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  await fetch(`${next.origin}/`);
  const nextStart = (performance.now() - againAt) / 1000;
  figures.push({ name: 'first page of the next start', value: `${nextStart.toFixed(1)} s`, bound: '≤ 3 s', isMet: nextStart <= 3 });
  await sleep(4000);
  figures.push(...memory(next.child.pid ?? 0, 350));
  await next.stop();

  // Later measurements need a site without any other activity.
  const again = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', DEMO_PLAYS: '0' });
  await untilIdle(again.child.pid ?? 0);

  figures.push(...(await againstBare('cached leaderboard page', `${again.origin}/leaderboard`, 'br', 0.5, 10)));
  figures.push(...(await againstBare('leaderboard JSON', `${again.origin}/api/v2/leaderboard`, 'identity', 0.4)));
  figures.push(...(await freshness(again.origin, 1000)));
  figures.push(...(await ingest(again.origin, 200, 8, 15)));

  const beside = await startWeb({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const joined = await startPostgres(dataDir);
  const connection = connect(joined.config, makeLog('warn', 'bench'), 2);
  figures.push(...(await publication(connection.db, [again.origin, beside.origin], 1000)));
  await connection.close();
  await joined.stop();
  await beside.stop();

  const web = await startWeb({ DATA_DIR: dataDir, CACHE_MB: '0', LOG_LEVEL: 'warn' });
  figures.push(...(await uncachedPages(`${web.origin}/leaderboard`, web.pid, 250)));
  await web.stop();
  await again.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
  return figures;
}
