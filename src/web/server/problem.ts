import { STATUS_CODES } from 'node:http';
import { readAccepted } from './request.ts';

const TYPE = 'application/problem+json';

/**
 * Converts a failure to RFC 9457 for clients that explicitly accept `application/problem+json`; all others get the envelope. Successful
 * responses are left unchanged.
 */
export async function asProblem(response: Response, request: Request): Promise<Response> {
  if (response.status < 400 || !response.headers.get('content-type')?.startsWith('application/json')) return response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'Accept');
  if (!wantsProblem(request.headers.get('accept'))) return new Response(response.body, { status: response.status, headers });
  const detail = textOf(await response.json());
  const problem = {
    type: 'about:blank',
    // As `about:blank` requires: the HTTP reason phrase of the status.
    title: STATUS_CODES[response.status] ?? 'Error',
    status: response.status,
    detail,
    instance: pathOf(request),
  };
  headers.set('content-type', `${TYPE}; charset=utf-8`);
  headers.delete('content-length');
  return new Response(JSON.stringify(problem), { status: response.status, headers });
}

/**
 * The same request, asking for an uncompressed response if that may have to be converted to a problem. Methods other than GET and HEAD are
 * never compressed anyway.
 */
export function plainFor(request: Request): Request {
  const { method, url, signal } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !wantsProblem(request.headers.get('accept'))) return request;
  const headers = new Headers(request.headers);
  headers.set('accept-encoding', 'identity');
  return new Request(url, { method, headers, signal });
}

/** Whether a client names the type with a weight above 0; `*` does not count. */
function wantsProblem(accept: string | null): boolean {
  return readAccepted(accept ?? '').some(({ name, weight }) => name === TYPE && weight > 0);
}

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function textOf(body: unknown): string {
  const errors = typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
  return errors
    .map((error: unknown) => (typeof error === 'object' && error !== null && 'text' in error ? String(error.text) : ''))
    .join('. ');
}
