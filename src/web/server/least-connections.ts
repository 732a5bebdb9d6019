import cluster, { type Worker } from 'node:cluster';
import type http from 'node:http';
import net from 'node:net';

const READY = 'ready';
const CONNECTION = 'connection';
const TAKEN = 'taken';
const CLOSED = 'closed';

export type SharedPort = { server: net.Server; leave: (worker: Worker) => void };

/** Whether a message carries a connection number under this name. */
function has<K extends string>(message: unknown, name: K): message is Record<K, number> {
  return typeof message === 'object' && message !== null && name in message;
}

/**
 * One port for all processes of the cluster: each new connection goes to the worker with the fewest, from the moment one is ready. Node's
 * cluster gives it to whichever worker reports itself free first. Proxies keep connections open, so one of two workers had eight of ten,
 * and its pages took four times as long. Rejects when the port cannot be listened on. `leave` stops sending connections to a worker.
 */
export async function shareByLeastConnections({ host, port }: { host: string; port: number }): Promise<SharedPort> {
  const open = new Map<Worker, number>();
  const count = (worker: Worker, change: number) => {
    const known = open.get(worker);
    if (known !== undefined) open.set(worker, known + change);
  };
  const onTheirWay = new Map<Worker, Map<number, net.Socket>>();
  const taken = (worker: Worker, id: number) => {
    const sockets = onTheirWay.get(worker);
    // The worker owns the connection now; close only our handle.
    sockets?.get(id)?.destroy();
    sockets?.delete(id);
  };
  let lastId = 0;
  const server = net.createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    const worker = [...open].toSorted(([, one], [, other]) => one - other)[0]?.[0];
    if (!worker?.isConnected()) return void socket.destroy();
    const id = ++lastId;
    count(worker, 1);
    onTheirWay.get(worker)?.set(id, socket);
    // Kept until the worker confirms it: otherwise the connection of a worker that is killed before would be neither answered nor closed.
    worker.process.send({ [CONNECTION]: id }, socket, { keepOpen: true }, (error) => error && taken(worker, id));
  });
  cluster.on('exit', (worker) => {
    open.delete(worker);
    for (const socket of onTheirWay.get(worker)?.values() ?? []) socket.destroy();
    onTheirWay.delete(worker);
  });
  await new Promise<void>((resolve, reject) => {
    cluster.on('message', (worker, message: unknown) => {
      if (message === CLOSED) count(worker, -1);
      if (has(message, TAKEN)) taken(worker, message[TAKEN]);
      if (message !== READY) return;
      open.set(worker, 0);
      onTheirWay.set(worker, new Map());
      if (!server.listening) server.once('error', reject).listen({ host, port }, resolve);
    });
  });
  return { server, leave: (worker) => void open.delete(worker) };
}

/** Serves the connections that `shareByLeastConnections` sends to this process. */
export function takeConnections(server: http.Server): void {
  process.on('message', (message, socket?: net.Socket) => {
    if (!has(message, CONNECTION)) return;
    process.send?.({ [TAKEN]: message[CONNECTION] });
    // The client has disconnected meanwhile.
    if (!socket) return void process.send?.(CLOSED);
    socket.once('close', () => process.connected && process.send?.(CLOSED));
    server.emit('connection', socket);
    socket.resume();
  });
  // Starts Node's timeout checks, which normally begin with listening.
  server.emit('listening');
  process.send?.(READY);
}
