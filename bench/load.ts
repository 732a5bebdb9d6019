import net from 'node:net';

export type Measured = { rate: number; p50Ms: number; p99Ms: number; errors: number };
type Load = {
  connections?: number;
  seconds?: number;
  /** A process answers its first thousands of requests slowly, until its code is compiled. */
  warmUpSeconds?: number;
  headers?: Record<string, string>;
  /** The path and query of each request, when they differ. */
  nextPath?: () => string;
};

const HEAD_END = Buffer.from('\r\n\r\n');
const READ_BYTES = 64 * 1024;

/** Requests per second and the 99th percentile of latency at one address, with the next request sent when the last is answered; warmed up before. */
export async function load(
  url: string,
  { connections = 32, seconds = 6, warmUpSeconds = 1, headers = {}, nextPath }: Load = {},
): Promise<Measured> {
  await run(url, connections, warmUpSeconds, headers, nextPath);
  const times = await run(url, connections, seconds, headers, nextPath);
  times.latencies.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times.latencies[Math.floor(times.latencies.length * share)] ?? 0) * 10) / 10;
  return { rate: times.latencies.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), errors: times.errors };
}

/** A client with minimal work, so that the server is measured on two cores: it reads the status and counts bytes. */
async function run(url: string, connections: number, seconds: number, headers: Record<string, string>, nextPath?: () => string) {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const requestOf = (asked: string) => Buffer.from(`GET ${asked} HTTP/1.1\r\nHost: ${hostname}\r\n${lines.join('')}\r\n`);
  const request = requestOf(`${pathname}${search}`);
  const measured = { latencies: [] as number[], errors: 0 };
  const endsAt = performance.now() + seconds * 1000;
  const clients = Array.from({ length: connections }, () => {
    return new Promise<void>((resolve) => {
      let sentAt = 0;
      let missing = -1;
      const read = (chunk: Buffer) => {
        if (missing < 0) {
          const end = chunk.indexOf(HEAD_END);
          const head = chunk.toString('latin1', 0, end);
          if (!head.startsWith('HTTP/1.1 200')) measured.errors += 1;
          missing = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (chunk.length - end - HEAD_END.length);
        } else missing -= chunk.length;
        if (missing > 0) return;
        measured.latencies.push(performance.now() - sentAt);
        send();
      };
      // One buffer for all reads: a new one each time would be a gigabyte a second, and its garbage collection would be measured with the
      // server.
      const buffer = Buffer.alloc(READ_BYTES);
      const socket = net.connect({
        port: Number(port),
        host: hostname,
        onread: {
          buffer,
          callback: (length) => {
            read(buffer.subarray(0, length));
            return true;
          },
        },
      });
      const send = () => {
        if (performance.now() >= endsAt) return void socket.destroy();
        sentAt = performance.now();
        missing = -1;
        socket.write(nextPath ? requestOf(nextPath()) : request);
      };
      socket.on('connect', send);
      socket.on('error', () => {
        measured.errors += 1;
      });
      socket.on('close', () => resolve());
    });
  });
  await Promise.all(clients);
  return measured;
}
