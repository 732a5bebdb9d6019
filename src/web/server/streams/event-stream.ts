import { createHash } from 'node:crypto';
import { MINUTE_MS } from '#lib/durations.ts';

const HEARTBEAT_MS = 15_000;
/** Who takes nothing for this long is not there any more. */
const LONGEST_STALL_MS = 2 * MINUTE_MS;
/** Between these a browser waits before it comes back: all at once would be a second rush. */
const RETRY_MS = { least: 2000, most: 6000 };

/** What says that no event follows. */
export const LAST_EVENT = 'event: end\ndata: end\n\n';

/** One event as its bytes, which all who listen share, and the id by which a reader who comes back says what it has. */
export type ServerEvent = { id: string; bytes: Buffer };

/** Events as they are asked for; undefined after the last one, or when nobody wants more. Throws what ends them. */
export type ServerEvents = { next(): Promise<ServerEvent | undefined>; cancel(): void };

/** A text as an event. Its id is made of the text: the same in every process. */
export function eventOf(text: string): ServerEvent {
  const id = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { id, bytes: Buffer.from(`data: ${text.replaceAll('\n', ' ')}\nid: ${id}\n\n`) };
}

const OPEN = { 'cache-control': 'no-store', 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };

/** The answer to who has heard the last event: with it an EventSource does not come back. */
export function endedStreamResponse(): Response {
  return new Response(null, { status: 204, headers: OPEN });
}

/** Server-sent events with a heartbeat, so that proxies keep the connection and the server notices who left. A reader who is slow holds one event. */
export function streamResponse(source: ServerEvents): Response {
  let heartbeat: NodeJS.Timeout | undefined;
  let stalledMs = 0;
  const beat = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const isTaken = controller.desiredSize === 0;
    stalledMs = isTaken ? 0 : stalledMs + HEARTBEAT_MS;
    if (isTaken) return controller.enqueue(Buffer.from(': alive\n\n'));
    if (stalledMs < LONGEST_STALL_MS) return undefined;
    clearInterval(heartbeat);
    source.cancel();
    return controller.error(new Error('nobody reads'));
  };
  const events = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const retryMs = Math.round(RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least));
        controller.enqueue(Buffer.from(`retry: ${retryMs}\n\n`));
        heartbeat = setInterval(beat, HEARTBEAT_MS, controller);
      },
      async pull(controller) {
        const event = await source.next();
        if (event) return controller.enqueue(event.bytes);
        clearInterval(heartbeat);
        controller.enqueue(Buffer.from(LAST_EVENT));
        controller.close();
      },
      cancel() {
        clearInterval(heartbeat);
        source.cancel();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(events, {
    headers: { ...OPEN, 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  });
}
