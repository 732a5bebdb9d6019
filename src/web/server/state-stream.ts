import type { Changes } from '#db/notify.ts';
import { memoizeWeak } from '#lib/memoize-weak.ts';

type Watched<T> = {
  changes: Changes;
  /** What changes the state; all who poller a tag poller the same state. */
  tag: string;
  /** The state now. */
  read: () => Promise<T>;
  /** Whether this state is the last one. */
  isFinal: (state: T) => boolean;
};
type Reading = Promise<{ text: string; isLast: boolean }>;
/** Those who poller a tag, each by what is called after a change, and the state as it was read since the last one. */
type Poller = { watchers: Set<() => void>; reading: Reading | undefined; stop: () => void };

/** What is watched in this process, by tag. */
const pollersOf = memoizeWeak<Changes, Map<string, Poller>>(() => new Map());

/**
 * A stream of states as JSON: the one now, and a new one after every change of the tag, until the final one. However many poller it, a state
 * is read once. Changes that come while it is read are answered by one more reading; equal states are sent once. Whoever stops
 * reading is forgotten. Throws what the first reading throws.
 */
export async function streamState<T>({ changes, tag, read, isFinal }: Watched<T>): Promise<ReadableStream<string>> {
  let wake: (() => void) | undefined;
  let isStale = true;
  let isOpen = true;
  let sent: string | undefined;
  const change = () => {
    isStale = true;
    wake?.();
  };
  const poller = join(changes, tag, change);
  const close = () => {
    isOpen = false;
    leave(changes, tag, change);
    wake?.();
  };
  const readState = async () => {
    try {
      return await readOnce(poller, async () => {
        const state = await read();
        return { text: JSON.stringify(state), isLast: isFinal(state) };
      });
    } catch (error) {
      close();
      throw error;
    }
  };
  const next = async () => {
    for (;;) {
      if (!isStale && isOpen) await new Promise<void>((resolve) => (wake = resolve));
      if (!isOpen) return undefined;
      isStale = false;
      const found = await readState();
      if (found.text !== sent || found.isLast) return found;
    }
  };

  await readState();
  return new ReadableStream<string>(
    {
      async pull(controller) {
        const found = await next();
        if (!found) return;
        sent = found.text;
        controller.enqueue(found.text);
        if (!found.isLast) return;
        close();
        controller.close();
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}

function join(changes: Changes, tag: string, change: () => void): Poller {
  const pollers = pollersOf(changes);
  let poller = pollers.get(tag);
  if (!poller) {
    const made: Poller = { watchers: new Set(), reading: undefined, stop: () => {} };
    made.stop = changes.listen((tags) => {
      if (typeof tags !== 'string' && !tags.includes(tag)) return;
      made.reading = undefined;
      for (const told of made.watchers) told();
    });
    pollers.set(tag, (poller = made));
  }
  poller.watchers.add(change);
  return poller;
}

function leave(changes: Changes, tag: string, change: () => void): void {
  const poller = pollersOf(changes).get(tag);
  if (!poller?.watchers.delete(change) || poller.watchers.size > 0) return;
  poller.stop();
  pollersOf(changes).delete(tag);
}

/** The state since the last change: read by the first who asks, and again after a reading that failed. */
function readOnce(poller: Poller, read: () => Reading): Reading {
  if (!poller.reading) {
    const reading = read();
    poller.reading = reading;
    reading.catch(() => {
      if (poller.reading === reading) poller.reading = undefined;
    });
  }
  return poller.reading;
}
