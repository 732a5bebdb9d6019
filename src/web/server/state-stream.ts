import type { Changes } from '#db/notify.ts';
import { memoizeWeak } from '#lib/memoize-weak.ts';

type Watched<T> = {
  changes: Changes;
  /** What changes the state; all who watch a tag watch the same state. */
  tag: string;
  /** The state now. */
  read: () => Promise<T>;
  /** Whether this state is the last one. */
  isFinal: (state: T) => boolean;
};
type Reading = Promise<{ text: string; isLast: boolean }>;
/** Those who watch a tag, each by what is called after a change, and the state as it was read since the last one. */
type Poller = { watchers: Set<() => void>; reading: Reading | undefined; stop: () => void };

/** What is watched in this process, by tag. */
const watchesOf = memoizeWeak<Changes, Map<string, Poller>>(() => new Map());

/**
 * A stream of states as JSON: the one now, and a new one after every change of the tag, until the final one. However many watch it, a state
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
  const watch = join(changes, tag, change);
  const close = () => {
    isOpen = false;
    leave(changes, tag, change);
    wake?.();
  };
  const readState = async () => {
    try {
      return await readOnce(watch, async () => {
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
  const pollers = watchesOf(changes);
  let watch = pollers.get(tag);
  if (!watch) {
    const made: Poller = { watchers: new Set(), reading: undefined, stop: () => {} };
    made.stop = changes.listen((tags) => {
      if (tags !== 'all' && !tags.includes(tag)) return;
      made.reading = undefined;
      for (const told of made.watchers) told();
    });
    pollers.set(tag, (watch = made));
  }
  watch.watchers.add(change);
  return watch;
}

function leave(changes: Changes, tag: string, change: () => void): void {
  const watch = watchesOf(changes).get(tag);
  if (!watch?.watchers.delete(change) || watch.watchers.size > 0) return;
  watch.stop();
  watchesOf(changes).delete(tag);
}

/** The state since the last change: read by the first who asks, and again after a reading that failed. */
function readOnce(watch: Poller, read: () => Reading): Reading {
  if (!watch.reading) {
    const reading = read();
    watch.reading = reading;
    reading.catch(() => {
      if (watch.reading === reading) watch.reading = undefined;
    });
  }
  return watch.reading;
}
