import cluster from 'node:cluster';
import { once } from 'node:events';
import { collectMetrics, countRequest, serveMetrics } from '#services/metrics.ts';

/** A supervisor of web processes that have each answered five pages. Each word starts one, whose number comes back with the port of the metrics. */
if (cluster.isPrimary) {
  let port: Promise<number> | undefined;
  process.on('message', async () => {
    const worker = cluster.fork();
    port ??= serveMetrics('127.0.0.1', 0).then((server) => Number(Object(server.address()).port));
    await once(worker, 'message');
    process.send?.({ pid: worker.process.pid, port: await port });
  });
} else {
  collectMetrics();
  for (let count = 0; count < 5; count++) countRequest('/', 200, 0.01);
  process.send?.('ready');
}
