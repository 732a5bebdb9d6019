import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type PrometheusContentType } from 'prom-client';

/**
 * The counters. Each web process has its own series: a sum over all of them would fall when one exits, as if the counter had been reset.
 */
const registry = new Registry();
if (cluster.worker) registry.setDefaultLabels({ process: String(cluster.worker.id) });
/** Metrics that are the same in every web process. */
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

/** The maximum number of series, for a game server that gives every match a new map name. */
const MOST_MAPS = 20;
const namedMaps = new Set<string>();

/** Counts a match on an undeclared map; after the first twenty such maps, as `others`. */
export function countUnknownMap(map: string): void {
  if (namedMaps.size < MOST_MAPS) namedMaps.add(map);
  unknownMaps.inc({ map: namedMaps.has(map) ? map : 'others' });
}

/** The state of the backups; a field is undefined if the thing never happened. */
export type BackupFigures = {
  madeAt: Date | undefined;
  bytes: number | undefined;
  drilledAt: Date | undefined;
  hasPassed: boolean | undefined;
};

let readBackups: () => Promise<BackupFigures>;

/** Exports when the last backup was made and how the last restore drill went. Each scrape calls the `read` that was given last. */
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

/** Counts a response by the area of the site it belongs to: few labels, whatever paths are requested. */
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

/** Collects the metrics of this process as well; with several web processes, passes them to the one that serves them. */
export function collectMetrics(): void {
  collectDefaultMetrics({ register: registry });
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries([registry, common]);
  // Creating the registry is what makes this worker answer the primary process.
  workers ??= new AggregatorRegistry();
}

/**
 * Serves Prometheus metrics on a separate port, so that the site's own port never exposes them. They are those of this process, or of its
 * workers; 503 when there are no workers.
 */
export async function serveMetrics(host: string, port: number): Promise<Server> {
  if (cluster.isPrimary && cluster.settings.exec) workers ??= new AggregatorRegistry();
  const read = () => (workers ? workers.clusterMetrics() : Registry.merge([registry, common]).metrics());
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    read().then(
      // Empty when there are no live workers.
      (text) => response.writeHead(text === '' ? 503 : 200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host, port }, resolve));
  server.unref();
  return server;
}
