/** Asks a service of others: its answer is waited for `limitMs` at most, and it leads us to no other address. */
export function askOutside(address: string, limitMs: number, request: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(limitMs) });
}

/** How a program of this site names itself to Discord: one that does not, in this form, may be turned away before Discord hears it. */
export function discordAgent(origin: string): string {
  return `DiscordBot (${origin}, 1)`;
}

/** The bytes of an answer; undefined, and no more is read, when they are too many. */
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
