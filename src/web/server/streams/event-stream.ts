import { createHash } from 'node:crypto';
import { MINUTE_MS } from '#lib/durations.ts';

const HEARTBEAT_MS = 15_000;
/** A client that reads nothing for this long counts as gone. */
const LONGEST_STALL_MS = 2 * MINUTE_MS;
/** The range of a browser's random delay before it reconnects: all at once would be a second rush. */
const RETRY_MS = { least: 2000, most: 6000 };

/** The event that says that no more follow. */
export const LAST_EVENT = 'event: end\ndata: end\n\n';

/** One event as bytes, shared by all listeners, and the id that a reconnecting client sends back. */
export type ServerEvent = { id: string; bytes: Buffer };

/** A pull source of events; `next` returns undefined after the last one, or once cancelled. Throws the error that ends the stream. */
export type ServerEvents = { next(): Promise<ServerEvent | undefined>; cancel(): void };

/** A text as an event. Its id is a hash of the text, so it is the same in every process. */
export function eventOf(text: string): ServerEvent {
  const id = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { id, bytes: Buffer.from(`data: ${text.replaceAll('\n', ' ')}\nid: ${id}\n\n`) };
}

const OPEN = { 'cache-control': 'no-store', 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };

/** The response for a client that already has the last event: an EventSource does not reconnect after it. */
export function endedStreamResponse(): Response {
  return new Response(null, { status: 204, headers: OPEN });
}

/**
 * Server-sent events with a heartbeat, so that proxies keep the connection open and the server notices clients that left. At most one event
 * waits for a slow client.
 */
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
