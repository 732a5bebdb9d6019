import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import { refusals } from '#contract/refusals.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { memoizeWeak } from '#lib/memoize-weak.ts';
import { COUNTED, type ApiRates } from './api-rates.ts';
import type { AnswerCache } from './cache.ts';
import { aliasOf, sendCached } from './cached-response.ts';
import { envelope, refusalResponse } from './envelope.ts';
import { takeConnections } from './least-connections.ts';
import { DISCARD_LIMIT_BYTES, negotiateEncoding, negotiateLanguage } from './request.ts';
import type { HeaderReader } from './source.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

/** How long a connection may stay idle between two requests; a request within that time is answered. */
const KEPT_ALIVE_MS = 65_000;
/** A connection handed to this process may still be in transit. */
const ON_ITS_WAY_MS = 500;
/** Servers whose successor is already listening. */
const retired = new WeakSet<Server>();

type Listen = {
  fetch: (request: Request, env: { incoming: IncomingMessage }) => Response | Promise<Response>;
  cache: AnswerCache;
  rates: ApiRates;
  files: StaticFiles;
  host: string;
  port: number;
  /** A cluster worker receives its connections instead of listening itself. */
  isHanded?: boolean;
  securityHeaders: Record<string, string>;
  onRequest?: (path: string, status: number, seconds: number) => void;
};

/** The HTTP server: answers from the cache before the app sees the request, everything else through the app. */
export async function listen({
  fetch,
  cache,
  rates,
  files,
  host,
  port,
  isHanded = false,
  securityHeaders,
  onRequest,
}: Listen): Promise<Server> {
  const errorHandler = (error: unknown) =>
    // An invalid URL or host.
    error instanceof RequestError ? refusalResponse('invalidInput', 'en') : new Response(null, { status: 500 });
  // HTTP/1.0 sends no host; the host changes no response.
  const app = getRequestListener(fetch as never, { hostname: 'localhost', errorHandler });
  const server = createServer((request, response) => {
    const startedAt = performance.now();
    if (onRequest) response.on('finish', () => onRequest(request.url ?? '', response.statusCode, (performance.now() - startedAt) / 1000));
    if (hasBody(request)) response.once('finish', () => boundRest(request));
    if (retired.has(server)) response.setHeader('connection', 'close');
    // With several hosts, a proxy and this server might pick different ones.
    if ((request.headersDistinct['host']?.length ?? 0) > 1) {
      response.writeHead(400, { ...securityHeaders, 'content-type': 'application/json; charset=utf-8', connection: 'close' });
      return response.end(JSON.stringify(envelope(null, [refusals.invalidInput.en])));
    }
    const url = request.url ?? '/';
    const isRead = request.headers.upgrade === undefined;
    if (isRead && request.method === 'GET') {
      const query = url.indexOf('lang=') > 0 ? new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('lang') : null;
      const hit = cache.findByAlias(aliasOf(url, negotiateLanguage(query, request.headers.cookie, request.headers['accept-language'])));
      const told = hit && url.startsWith(COUNTED) ? rates.look(readerOf(request)) : {};
      if (hit && sendCached(hit, { request, response, told }, securityHeaders)) return;
    }
    if (isRead && (request.method === 'GET' || request.method === 'HEAD')) {
      const file = files.get(url.split('?', 1)[0] ?? url);
      if (file) return sendFile(file, request, response, securityHeaders);
    }
    for (const name in securityHeaders) response.setHeader(name, securityHeaders[name] ?? '');
    setHeader(request, 'x-request-id', randomUUID());
    setHeader(request, 'x-remote-address', request.socket.remoteAddress ?? '');
    void app(request, response);
  });
  server.requestTimeout = MINUTE_MS;
  server.headersTimeout = 20_000;
  server.keepAliveTimeout = KEPT_ALIVE_MS;
  server.on('clientError', refuseBrokenRequest);
  openSockets(server);
  if (cluster.isWorker && isHanded) takeConnections(server);
  else await new Promise<void>((resolve, reject) => server.once('error', reject).listen({ host, port }, resolve));
  return server;
}

/**
 * Accepts no new connections and resolves when every response in progress has been sent; connections left after `limitMs` are destroyed.
 */
export async function drain(server: Server, limitMs: number): Promise<void> {
  const endsAt = Date.now() + limitMs;
  server.close();
  // A connection becomes idle only after its last response has been sent.
  while (openSockets(server).size > 0) {
    if (Date.now() < endsAt) server.closeIdleConnections();
    else server.closeAllConnections();
    await sleep(50);
  }
}

/**
 * Leaves the port to another process that also listens on it, and resolves when no connections are left: each response announces
 * `connection: close`, and idle clients may still send requests during the promised keep-alive time. Streams that last longer are destroyed
 * after that.
 */
export async function retire(server: Server): Promise<void> {
  retired.add(server);
  // http.Server's own `close` would hang up on idle connections whose next request may be on its way.
  net.Server.prototype.close.call(server);
  await sleep(ON_ITS_WAY_MS);
  const endsAt = Date.now() + KEPT_ALIVE_MS + 2_000;
  while (openSockets(server).size > 0) {
    if (Date.now() > endsAt) server.closeAllConnections();
    await sleep(50);
  }
}

/** Tracks open connections here, because a server counts only those it accepted itself. */
const openSockets = memoizeWeak((server: Server) => {
  const sockets = new Set<Duplex>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
});

/** Reads the headers of a request that has not gone through the app. */
function readerOf({ headers, socket }: IncomingMessage): HeaderReader {
  return { get: (name) => (name === 'x-remote-address' ? (socket.remoteAddress ?? '') : (headers[name]?.toString() ?? null)) };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

const REST_CHECK_MS = 20;

/** Disconnects a client that keeps sending after the response; Node itself would read and discard without a limit. */
function boundRest(request: IncomingMessage): void {
  if (request.complete) return;
  const { socket } = request;
  const limit = socket.bytesRead + DISCARD_LIMIT_BYTES;
  const watch = setInterval(() => {
    if (request.complete || socket.destroyed) clearInterval(watch);
    else if (socket.bytesRead > limit) socket.destroy();
  }, REST_CHECK_MS).unref();
}

/** Overwrites whatever the client sent under this header name, in the raw and the parsed headers. */
function setHeader(request: IncomingMessage, name: string, value: string): void {
  request.headers[name] = value;
  const raw = request.rawHeaders;
  for (let at = raw.length - 2; at >= 0; at -= 2) if (raw[at]?.toLowerCase() === name) raw.splice(at, 2);
  raw.push(name, value);
}

function sendFile(file: StaticFile, request: IncomingMessage, response: ServerResponse, securityHeaders: Record<string, string>): void {
  const isCompressed = file.br !== undefined && negotiateEncoding(request.headers['accept-encoding'], ['br']) === 'br';
  const body = isCompressed && file.br ? file.br : file.plain;
  response.writeHead(200, {
    ...securityHeaders,
    ...file.headers,
    vary: 'Accept-Encoding',
    'content-length': body.length,
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(body);
}

const BROKEN: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Sends the envelope even for a request that is not HTTP, takes too long, or has oversized headers. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return;
  const body = JSON.stringify(envelope(null, [refusals.invalidInput.en]));
  socket.end(
    `HTTP/1.1 ${BROKEN[error.code ?? ''] ?? '400 Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
