import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type PrometheusContentType } from 'prom-client';

/** What is counted. Each of several web processes has series of its own: their sum would fall when one leaves, as if the counting began anew. */
const registry = new Registry();
if (cluster.worker) registry.setDefaultLabels({ process: String(cluster.worker.id) });
/** What every web process tells alike. */
const common = new Registry();
let workers: AggregatorRegistry<PrometheusContentType> | undefined;

const requests = new Counter({
  name: 'sixfold_http_requests_total',
  help: 'Answered requests',
  labelNames: ['area', 'status'],
  registers: [registry],
});
const seconds = new Histogram({
  name: 'sixfold_http_request_seconds',
  help: 'Time to answer',
  labelNames: ['area'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  registers: [registry],
});

const unknownMaps = new Counter({
  name: 'sixfold_unknown_map_matches_total',
  help: 'Matches begun on a map that nobody has declared: they are not rated',
  labelNames: ['map'],
  registers: [registry],
});

/** A game server that names each match's map anew makes no more series than these. */
const MOST_MAPS = 20;
const namedMaps = new Set<string>();

/** Counts a match on a map that nobody has declared; beyond twenty of them as `others`. */
export function countUnknownMap(map: string): void {
  if (namedMaps.size < MOST_MAPS) namedMaps.add(map);
  unknownMaps.inc({ map: namedMaps.has(map) ? map : 'others' });
}

/** What is known of backups; undefined what has never been. */
export type BackupFigures = {
  madeAt: Date | undefined;
  bytes: number | undefined;
  drilledAt: Date | undefined;
  hasPassed: boolean | undefined;
};

let readBackups: () => Promise<BackupFigures>;

/** Tells in the metrics when the last backup was made and what came of restoring one, as the last `read` that was given finds it when they are asked for. */
export function showBackups(read: () => Promise<BackupFigures>): void {
  readBackups = read;
  let found: Promise<BackupFigures | undefined> | undefined;
  const once = () => {
    found ??= readBackups().catch(() => undefined);
    setImmediate(() => (found = undefined));
    return found;
  };
  const show = (name: string, help: string, valueOf: (figures: BackupFigures) => number | undefined) => {
    if (common.getSingleMetric(name)) return;
    const gauge: Gauge = new Gauge({
      name,
      help,
      aggregator: 'max',
      registers: [common],
      async collect() {
        const figures = await once();
        const value = figures && valueOf(figures);
        if (value === undefined) gauge.remove();
        else gauge.set(value);
      },
    });
  };
  const seconds = (at: Date | undefined) => at && at.getTime() / 1000;
  show('sixfold_backup_made_timestamp_seconds', 'When the last backup was made', ({ madeAt }) => seconds(madeAt));
  show('sixfold_backup_bytes', 'Size of the last backup', ({ bytes }) => bytes);
  show('sixfold_restore_drill_timestamp_seconds', 'When a backup was last restored to see that it is good', ({ drilledAt }) =>
    seconds(drilledAt),
  );
  show('sixfold_restore_drill_passed', 'Whether the last restored backup was good: 1 or 0', ({ hasPassed }) =>
    hasPassed === undefined ? undefined : Number(hasPassed),
  );
}

/** Counts an answered request by the area of the site it belongs to: few labels, whatever people ask for. */
export function countRequest(path: string, status: number, took: number): void {
  const area = path.startsWith('/api/game/')
    ? 'game'
    : path.startsWith('/api/')
      ? 'api'
      : path.startsWith('/assets/') || path.startsWith('/emblems/')
        ? 'file'
        : 'page';
  requests.inc({ area, status });
  seconds.observe({ area }, took);
}

/** Collects this process's own figures too; among several web processes, hands them to the one that serves them. */
export function collectMetrics(): void {
  collectDefaultMetrics({ register: registry });
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries([registry, common]);
  // Its making is what answers the process that asks.
  workers ??= new AggregatorRegistry();
}

/** Prometheus metrics on a port of their own, so that the site's own port never shows them: of this process, or of its workers; 503 when none lives. */
export async function serveMetrics(host: string, port: number): Promise<Server> {
  if (cluster.isPrimary && cluster.settings.exec) workers ??= new AggregatorRegistry();
  const read = () => (workers ? workers.clusterMetrics() : Registry.merge([registry, common]).metrics());
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    read().then(
      // Of workers none of which lives there is nothing to tell.
      (text) => response.writeHead(text === '' ? 503 : 200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host, port }, resolve));
  server.unref();
  return server;
}
