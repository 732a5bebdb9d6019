import cluster, { type Worker } from 'node:cluster';
import type http from 'node:http';
import net from 'node:net';

const READY = 'ready';
const CONNECTION = 'connection';
const CLOSED = 'closed';

/**
 * One port for all processes of the cluster: a new connection goes to the one that has the fewest, once one is ready. The cluster's own
 * way hands it to whoever first says to be free; proxies keep connections open, and of ten there were eight at one of two processes,
 * whose pages took four times as long. Rejects when the port cannot be listened on.
 */
export async function shareByLeastConnections({ host, port }: { host: string; port: number }): Promise<net.Server> {
  const open = new Map<Worker, number>();
  const count = (worker: Worker, change: number) => {
    const known = open.get(worker);
    if (known !== undefined) open.set(worker, known + change);
  };
  const server = net.createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    const worker = [...open].toSorted(([, one], [, other]) => one - other)[0]?.[0];
    if (!worker?.isConnected()) return void socket.destroy();
    count(worker, 1);
    // A process that ends at this very moment takes the connection with it, and not the one that hands it on.
    worker.process.send(CONNECTION, socket, (error) => error && socket.destroy());
  });
  cluster.on('exit', (worker) => open.delete(worker));
  await new Promise<void>((resolve, reject) => {
    cluster.on('message', (worker, message) => {
      if (message === CLOSED) count(worker, -1);
      if (message !== READY) return;
      open.set(worker, 0);
      if (!server.listening) server.once('error', reject).listen({ host, port }, resolve);
    });
  });
  return server;
}

/** Serves the connections that `shareByLeastConnections` hands to this process. */
export function takeConnections(server: http.Server): void {
  process.on('message', (message, socket?: net.Socket) => {
    if (message !== CONNECTION) return;
    // Who has hung up meanwhile leaves no socket.
    if (!socket) return void process.send?.(CLOSED);
    socket.once('close', () => process.connected && process.send?.(CLOSED));
    server.emit('connection', socket);
    socket.resume();
  });
  // The watch over slow requests begins with listening.
  server.emit('listening');
  process.send?.(READY);
}
