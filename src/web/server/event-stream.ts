const HEARTBEAT_MS = 15_000;

/** Server-sent events with a heartbeat, so that proxies keep the connection and the server notices who left. */
export function streamResponse(source: ReadableStream<string>): Response {
  const reader = source.getReader();
  let heartbeat: NodeJS.Timeout | undefined;
  const events = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(': open\n\n'));
      heartbeat = setInterval(() => controller.enqueue(Buffer.from(': alive\n\n')), HEARTBEAT_MS);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (!done) return controller.enqueue(Buffer.from(`data: ${value.replaceAll('\n', ' ')}\n\n`));
      clearInterval(heartbeat);
      controller.enqueue(Buffer.from('event: end\ndata: end\n\n'));
      controller.close();
    },
    async cancel() {
      clearInterval(heartbeat);
      await reader.cancel();
    },
  });
  return new Response(events, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'x-accel-buffering': 'no',
    },
  });
}
