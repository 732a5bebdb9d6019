import { Refusal } from '#contract/refusals.ts';
import type { Changes } from '#db/notify.ts';
import { memoizeWeak } from '#lib/memoize-weak.ts';
import { jsonOf } from './envelope.ts';
import { eventOf, type ServerEvent, type ServerEvents } from './event-stream.ts';
import { addressOf, networkOf } from './source.ts';

type Watched<T> = {
  /** What changes the state; all who poll a tag poll the same state. */
  tag: string;
  /** What changes it besides; the same for all who poll the tag. */
  otherTags?: readonly string[];
  /** The state now. */
  read: () => Promise<T>;
  /** Whether this state is the last one. */
  isFinal: (state: T) => boolean;
  /** How long a state stays before the next is read, however often it changes. */
  restMs?: number;
};
type Served = { changes: Changes; config: { streamsPerAddress: number; origin: string } };
type Reading = Promise<{ event: ServerEvent; isLast: boolean }>;
/** Those who poll a tag, each by what is called after a change, and the state as it was read since the last one. */
type Poller = { watchers: Set<() => void>; reading: Reading | undefined; stop: () => void };
/** What is watched in this process by tag, and how many streams are open by network. */
type Watching = { pollers: Map<string, Poller>; open: Map<string, number> };

const watchingOf = memoizeWeak<Changes, Watching>(() => ({ pollers: new Map(), open: new Map() }));

/** So many listeners are told of a change at once, the next ones so much later: thousands told without a pause would keep a processor from all else. */
const TOLD_AT_ONCE = 10;
const TOLD_EVERY_MS = 4;

/**
 * A stream of states as events of JSON: the one now, and a new one after every change of the tag, until the final one. However many poll it,
 * a state is read and written out once. Changes that come while it is read, or while a reader is slow, are answered by one more reading: the
 * newest; equal states are sent once, and who comes back with the id of the last one hears only what is newer: undefined when that was the final
 * one. Whoever stops reading is forgotten. Throws what the first reading throws, and Refusal when too many streams are open from one network.
 */
export async function streamState<T>(
  { changes, config }: Served,
  headers: Headers,
  watched: Watched<T>,
): Promise<ServerEvents | undefined> {
  let wake: (() => void) | undefined;
  let isStale = true;
  let isOpen = true;
  let sent = headers.get('last-event-id') ?? undefined;
  const change = () => {
    isStale = true;
    wake?.();
  };
  const leaveNetwork = enterNetwork(changes, networkOf(addressOf(headers)), config.streamsPerAddress);
  const poller = join(changes, watched, change);
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    leaveNetwork();
    leave(changes, watched.tag, change);
    wake?.();
  };
  const readState = async () => {
    try {
      return await readOnce(poller, watched, config.origin);
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
      const { event, isLast } = await readState();
      if (isLast) close();
      else if (event.id === sent) continue;
      sent = event.id;
      return event;
    }
  };

  const now = await readState();
  if (now.isLast && now.event.id === sent) {
    close();
    return undefined;
  }
  return { next, cancel: close };
}

/** Counts one more stream of a network; 0 is no limit. Returns how to count it off. */
function enterNetwork(changes: Changes, network: string, most: number): () => void {
  const { open } = watchingOf(changes);
  const before = open.get(network) ?? 0;
  if (most > 0 && before >= most) throw new Refusal('tooManyStreams', String(most));
  open.set(network, before + 1);
  return () => {
    const left = (open.get(network) ?? 1) - 1;
    if (left === 0) open.delete(network);
    else open.set(network, left);
  };
}

function join<T>(changes: Changes, { tag, otherTags = [], restMs = 0 }: Watched<T>, change: () => void): Poller {
  const { pollers } = watchingOf(changes);
  let poller = pollers.get(tag);
  if (!poller) {
    const made: Poller = { watchers: new Set(), reading: undefined, stop: () => {} };
    const spaced = spaceOut(restMs, () => {
      made.reading = undefined;
      tell([...made.watchers]);
    });
    const forget = changes.listen((tags) => {
      if (typeof tags === 'string' || tags.includes(tag) || otherTags.some((other) => tags.includes(other))) spaced.work();
    });
    made.stop = () => {
      spaced.stop();
      forget();
    };
    pollers.set(tag, (poller = made));
  }
  poller.watchers.add(change);
  return poller;
}

/** Works at once, then not again for so long; what came meanwhile is one more work after it. */
function spaceOut(restMs: number, work: () => void): { work: () => void; stop: () => void } {
  let resting: NodeJS.Timeout | undefined;
  let isMissed = false;
  const workNow = () => {
    isMissed = false;
    if (restMs > 0) {
      resting = setTimeout(() => {
        resting = undefined;
        if (isMissed) workNow();
      }, restMs);
    }
    work();
  };
  return {
    work: () => {
      if (resting) isMissed = true;
      else workNow();
    },
    stop: () => clearTimeout(resting),
  };
}

/** Tells some now and the others a little later each. */
function tell(watchers: readonly (() => void)[], from = 0): void {
  for (const told of watchers.slice(from, from + TOLD_AT_ONCE)) told();
  if (from + TOLD_AT_ONCE < watchers.length) setTimeout(tell, TOLD_EVERY_MS, watchers, from + TOLD_AT_ONCE);
}

function leave(changes: Changes, tag: string, change: () => void): void {
  const { pollers } = watchingOf(changes);
  const poller = pollers.get(tag);
  if (!poller?.watchers.delete(change) || poller.watchers.size > 0) return;
  poller.stop();
  pollers.delete(tag);
}

/** The state since the last change: read by the first who asks, and again after a reading that failed. */
function readOnce<T>(poller: Poller, watched: Watched<T>, origin: string): Reading {
  if (!poller.reading) {
    const reading = readEvent(watched, origin);
    poller.reading = reading;
    reading.catch(() => {
      if (poller.reading === reading) poller.reading = undefined;
    });
  }
  return poller.reading;
}

async function readEvent<T>({ read, isFinal }: Watched<T>, origin: string): Reading {
  const state = await read();
  return { event: eventOf(jsonOf(state, origin)), isLast: isFinal(state) };
}
