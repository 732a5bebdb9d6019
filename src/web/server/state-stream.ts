import type { Changes } from '#db/changes.ts';

type Watched<T> = {
  changes: Changes;
  tag: string;
  /** The state now. */
  read: () => Promise<T>;
  /** Whether this state is the last one. */
  isFinal: (state: T) => boolean;
};

/**
 * A stream of states as JSON: the one now, and a new one after every change of the tag, until the final one. Changes
 * that come while a state is read are answered by one more reading; equal states are sent once. Whoever stops reading is forgotten.
 */
export function streamState<T>({ changes, tag, read, isFinal }: Watched<T>): ReadableStream<string> {
  let wake: (() => void) | undefined;
  let isStale = true;
  let isOpen = true;
  let sent: string | undefined;
  const stop = changes.listen((tags) => {
    if (tags !== 'all' && !tags.includes(tag)) return;
    isStale = true;
    wake?.();
  });
  const close = () => {
    isOpen = false;
    stop();
    wake?.();
  };

  const next = async (): Promise<{ text: string; isLast: boolean } | undefined> => {
    for (;;) {
      if (!isStale && isOpen) await new Promise<void>((resolve) => (wake = resolve));
      if (!isOpen) return undefined;
      isStale = false;
      const state = await read();
      const text = JSON.stringify(state);
      if (text !== sent || isFinal(state)) return { text, isLast: isFinal(state) };
    }
  };

  return new ReadableStream<string>(
    {
      async pull(controller) {
        try {
          const found = await next();
          if (!found) return;
          sent = found.text;
          controller.enqueue(found.text);
          if (!found.isLast) return;
          close();
          controller.close();
        } catch (error) {
          close();
          throw error;
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
