import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tryContainer } from './deploy/container.ts';
import { tryFailover } from './deploy/failover.ts';
import { tryAlerts, tryDashboard, tryUnits } from './deploy/files.ts';
import { tryGrown } from './deploy/grown.ts';
import { tryMachines } from './deploy/machines.ts';
import { tryPointInTime } from './deploy/point-in-time.ts';
import { tryCaddy, tryNginx } from './deploy/proxies.ts';
import { trySuite } from './deploy/suite.ts';
import { has, Trial } from './deploy/trial.ts';

/** Tests the files in deploy/ with the programs they are for: `npm run check:deploy`, or some of them by name. */
const parts: Record<string, { needs: string; run: (trial: Trial, folder: string) => void | Promise<void> }> = {
  nginx: { needs: 'nginx', run: tryNginx },
  caddy: { needs: 'caddy', run: tryCaddy },
  systemd: { needs: 'systemd-analyze', run: tryUnits },
  prometheus: { needs: 'promtool', run: tryAlerts },
  grafana: { needs: 'promtool', run: tryDashboard },
  'point-in-time': { needs: 'pgbackrest', run: tryPointInTime },
  grown: { needs: 'pgbouncer', run: tryGrown },
  tests: { needs: 'pgbouncer', run: trySuite },
  failover: { needs: 'patroni', run: tryFailover },
  machines: { needs: 'nginx', run: tryMachines },
  container: { needs: 'sh', run: tryContainer },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const trial = new Trial();
for (const [name, { needs, run }] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  if (!has(needs)) {
    trial.skip(name, `${needs} is not here; Debian has it`);
    continue;
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `sixfold-deploy-${name}-`));
  await run(trial, folder);
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exitCode = trial.failed > 0 ? 1 : 0;
