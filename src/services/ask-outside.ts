/** Sends a request to an outside service: times out after `limitMs` and refuses redirects. */
export function askOutside(address: string, limitMs: number, request: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(limitMs) });
}

/** The User-Agent for requests to Discord. A request without one in this form may be blocked before it reaches Discord. */
export function discordAgent(origin: string): string {
  return `DiscordBot (${origin}, 1)`;
}

/** The bytes of a response body; undefined, and reading stops, when there are more than `mostBytes`. */
export async function readUpTo(body: ReadableStream<Uint8Array>, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > mostBytes) return undefined;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
