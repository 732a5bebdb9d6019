import cluster, { type Worker } from 'node:cluster';
import type http from 'node:http';
import net from 'node:net';

const READY = 'ready';
const CONNECTION = 'connection';
const TAKEN = 'taken';
const CLOSED = 'closed';

export type SharedPort = { server: net.Server; leave: (worker: Worker) => void };

/** Whether a message tells the number of a connection by this name. */
function has<K extends string>(message: unknown, name: K): message is Record<K, number> {
  return typeof message === 'object' && message !== null && name in message;
}

/**
 * One port for all processes of the cluster: a new connection goes to the one that has the fewest, once one is ready. The cluster's own
 * way hands it to whoever first says to be free; proxies keep connections open, and of ten there were eight at one of two processes,
 * whose pages took four times as long. Rejects when the port cannot be listened on. `leave` gives a process no more.
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
    // It is the other process's now; here goes only our end of it.
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
    // Kept until the process says that it has it: one that is killed before would leave it neither answered nor closed.
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

/** Serves the connections that `shareByLeastConnections` hands to this process. */
export function takeConnections(server: http.Server): void {
  process.on('message', (message, socket?: net.Socket) => {
    if (!has(message, CONNECTION)) return;
    process.send?.({ [TAKEN]: message[CONNECTION] });
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
