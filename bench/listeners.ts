import net from 'node:net';

export type ListenersOrder = { port: number; path: string; count: number };
/** How many listeners have received this many events, reported for every further hundred. */
export type ListenersReport = { events: number; listeners: number };

const AT_ONCE = 100;
const REPORTED_EACH = 100;
const EVENT = 'data: {';

/** Listeners of one event stream in a separate process, with minimal work each: they count events. */
process.once('message', ({ port, path, count }: ListenersOrder) => {
  const heard: number[] = [];
  const told = (events: number) => {
    const listeners = (heard[events] = (heard[events] ?? 0) + 1);
    if (listeners % REPORTED_EACH === 0 || listeners === count) process.send?.({ events, listeners } satisfies ListenersReport);
  };
  let begun = 0;
  const begin = () => {
    if (begun >= count) return;
    begun += 1;
    listen(port, path, told, begin);
  };
  for (let n = 0; n < AT_ONCE; n++) begin();
});

function listen(port: number, path: string, told: (events: number) => void, onFirst: () => void): void {
  const socket = net.connect({ port, host: '127.0.0.1' });
  let events = 0;
  let tail = '';
  socket.on('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n`));
  socket.on('data', (chunk) => {
    const text = tail + chunk.toString('latin1');
    for (let at = text.indexOf(EVENT); at >= 0; at = text.indexOf(EVENT, at + EVENT.length)) {
      events += 1;
      told(events);
      if (events === 1) onFirst();
    }
    tail = text.slice(-(EVENT.length - 1));
  });
  socket.on('error', (error) => {
    throw error;
  });
}
