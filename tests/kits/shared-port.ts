import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { shareByLeastConnections, takeConnections } from '#web/server/least-connections.ts';

/** Two processes on a port, each answering with its number; it is run as a program that says its port. */
if (cluster.isPrimary) {
  const ready = shareByLeastConnections({ host: '127.0.0.1', port: 0 });
  for (const _ of [1, 2]) cluster.fork();
  const both = new Promise<void>((resolve) => {
    let count = 0;
    cluster.on('message', (_, message) => message === 'ready' && ++count === 2 && resolve());
  });
  const address = (await ready).server.address();
  await both;
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
} else {
  const server = createServer({ headersTimeout: 200, connectionsCheckingInterval: 50 }, (_, response) => response.end(String(process.pid)));
  takeConnections(server);
  process.on('disconnect', () => process.exit());
}
