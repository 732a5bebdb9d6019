import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Histogram, Registry, type PrometheusContentType } from 'prom-client';

const registry = new Registry();
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

/** Counts a match on a map that nobody has declared. */
export function countUnknownMap(map: string): void {
  unknownMaps.inc({ map });
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
  AggregatorRegistry.setRegistries([registry]);
  // Its making is what answers the process that asks.
  workers ??= new AggregatorRegistry();
}

/** Prometheus metrics on a port of their own, so that the site's own port never shows them: of this process, or summed over its workers. */
export async function serveMetrics(host: string, port: number): Promise<Server> {
  if (cluster.isPrimary && Object.keys(cluster.workers ?? {}).length > 0) workers ??= new AggregatorRegistry();
  const read = () => (workers ? workers.clusterMetrics() : registry.metrics());
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host, port }, resolve));
  server.unref();
  return server;
}
