import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedAnswer } from './cache.ts';
import { hasTag, negotiateEncoding } from './request.ts';

/** The raw URL with everything else that changes the response: finds a cached response before any parsing. */
export function aliasOf(url: string, language: string): string {
  return `${language} ${url}`;
}

/**
 * The headers of a cached response as a flat list of names and values, by encoded body: built once instead of for each of thousands of
 * requests.
 */
const heads = new WeakMap<Buffer, string[]>();

/** The request, and response headers for this client only. */
type Asked = { request: IncomingMessage; response: ServerResponse; told: Record<string, string> };

/** Sends a cached response if it is ready in the negotiated encoding. */
export function sendCached(hit: CachedAnswer, { request, response, told }: Asked, securityHeaders: Record<string, string>): boolean {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const body = hit.ready(encoding);
  if (!body) return false;
  if (isUnchanged(request.headers['if-none-match'], hit)) {
    response.writeHead(304, { ...securityHeaders, ...told, ...unchangedHeaders(hit) });
    response.end();
    return true;
  }
  let head = heads.get(body);
  if (!head) {
    const headers: Record<string, string> = {
      ...securityHeaders,
      ...hit.answer.headers,
      etag: hit.etag,
      vary: varyOf(hit),
      'content-length': String(body.length),
    };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    heads.set(body, (head = Object.entries(headers).flat()));
  }
  const more = Object.entries(told).flat();
  response.writeHead(hit.answer.status, more.length > 0 ? [...head, ...more] : head);
  response.end(body);
  return true;
}

/** The same as a Response, when the request went through the app. */
export async function cachedResponse(hit: CachedAnswer, request: Request): Promise<Response> {
  if (isUnchanged(request.headers.get('if-none-match'), hit)) {
    return new Response(null, { status: 304, headers: unchangedHeaders(hit) });
  }
  const encoding = negotiateEncoding(request.headers.get('accept-encoding') ?? undefined);
  const headers: Record<string, string> = { ...hit.answer.headers, vary: varyOf(hit) };
  if (hit.answer.isStored) headers['etag'] = hit.etag;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const body = await hit.encode(encoding);
  headers['content-length'] = String(body.length);
  // Sends its bytes unchanged: neither copied nor wrapped in a stream.
  return new Response(body as Buffer<ArrayBuffer>, { status: hit.answer.status, headers });
}

/** The headers of a 304: those that caches need, and those that let scripts of other sites read it, as with the full response. */
function unchangedHeaders(hit: CachedAnswer): Record<string, string> {
  const { headers } = hit.answer;
  const open = Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));
  return { ...open, etag: hit.etag, vary: varyOf(hit), 'cache-control': headers['cache-control'] ?? 'no-cache' };
}

function varyOf(hit: CachedAnswer): string {
  return hit.answer.headers['content-type']?.startsWith('text/html') ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding';
}

/** Whether the client already has this response. A response that was not stored may be a "not found" of the moment. */
function isUnchanged(given: string | null | undefined, hit: CachedAnswer): boolean {
  const { status, isStored } = hit.answer;
  return Boolean(given) && status === 200 && isStored && hasTag(given, hit.etag);
}
