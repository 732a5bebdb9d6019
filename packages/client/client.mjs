const LONGEST_WAIT_SECONDS = 60;

/** Why a call brought nothing: the status of the answer and what it says; `retryAfterSeconds` when the same may be tried later. */
export class ApiError extends Error {
  constructor(status, problems, retryAfterSeconds) {
    super(`${status}: ${problems.join(' ')}`);
    this.name = 'ApiError';
    this.status = status;
    this.problems = problems;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A client of the site at `origin`; `key` is an API key, `userAgent` says who asks. A browser says that itself, and would have to ask first. */
export function makeClient({ origin, key, userAgent, fetch = globalThis.fetch }) {
  const headers = {
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...(userAgent === undefined || 'location' in globalThis ? {} : { 'user-agent': userAgent }),
  };

  async function send(address, request) {
    const response = await fetch(new URL(address, origin), request);
    const wait = waitOf(response);
    if (wait === undefined) return response;
    await response.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return fetch(new URL(address, origin), request);
  }

  async function get(path, query = {}) {
    return read(await send(fill(path, query), { headers }));
  }
  const write =
    (method) =>
    async (path, body = {}) =>
      read(await send(path, { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }));

  return { get, post: write('POST'), put: write('PUT') };
}

/** The seconds after which a call that came too often is made once more. */
function waitOf({ status, headers }) {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return status === 429 && seconds <= LONGEST_WAIT_SECONDS ? seconds : undefined;
}

/** The address of a call: what its path names stands there, everything else in the query. */
function fill(path, query) {
  const rest = new URLSearchParams();
  const inPath = new Set();
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    inPath.add(name);
    return encodeURIComponent(query[name]);
  });
  for (const [name, value] of Object.entries(query)) if (value !== undefined && !inPath.has(name)) rest.set(name, value);
  return rest.size > 0 ? `${filled}?${rest}` : filled;
}

/** What an answer brings, out of its envelope; null for a thing that is not there. */
async function read(response) {
  const body = await response.json().catch(() => null);
  if (response.ok && body !== null) return body.data;
  const wait = response.headers.get('retry-after');
  throw new ApiError(
    response.status,
    (body?.errors ?? []).map(({ text }) => text),
    wait === null ? undefined : Number(wait),
  );
}
