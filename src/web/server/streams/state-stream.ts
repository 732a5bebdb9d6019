import { Refusal } from '#contract/refusals.ts';
import type { Changes } from '#db/notify.ts';
import { memoizeWeak } from '#lib/memoize-weak.ts';
import { jsonOf } from '../envelope.ts';
import { addressOf, networkOf } from '../source.ts';
import { eventOf, type ServerEvent, type ServerEvents } from './event-stream.ts';

type Watched<T> = {
  /** What changes the state; every stream of a tag has the same states. */
  tag: string;
  /** What changes it besides; the same for every stream of the tag. */
  otherTags?: readonly string[];
  /** The state now. */
  read: () => Promise<T>;
  /** Whether this state is the last one. */
  isFinal: (state: T) => boolean;
  /** When a state becomes another one though nobody announces it, in milliseconds from now; undefined: never. */
  staysMs?: (state: T) => number | undefined;
  /** How long a state stays before the next is read, however often it changes. */
  restMs?: number;
};
type Served = { changes: Changes; config: { streamsPerAddress: number; origin: string } };
type Reading = Promise<{ event: ServerEvent; isLast: boolean; staysMs: number | undefined }>;
/** The streams of a tag, each by what is called after a change, the state as it was read since the last one, and what reads it anew in time. */
type Topic = { subscribers: Set<() => void>; reading: Reading | undefined; again?: NodeJS.Timeout; change: () => void; stop: () => void };
/** The topics of this process by tag, and how many streams are open by network. */
type Streams = { topics: Map<string, Topic>; open: Map<string, number> };

const streamsOf = memoizeWeak<Changes, Streams>(() => ({ topics: new Map(), open: new Map() }));

/** So many listeners are told of a change at once, the next ones so much later: thousands told without a pause would keep a processor from all else. */
const TOLD_AT_ONCE = 10;
const TOLD_EVERY_MS = 4;
/** A state whose time is over, by clocks that differ a little, is read again so much later. */
const LEAST_STAY_MS = 1000;

/**
 * A stream of states as events of JSON: the one now, and a new one after every change of the tag, until the final one. However many subscribe,
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
  const topic = subscribe(changes, watched, change);
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    leaveNetwork();
    unsubscribe(changes, watched.tag, change);
    wake?.();
  };
  const readState = async () => {
    try {
      return await readOnce(topic, watched, config.origin);
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
  const { open } = streamsOf(changes);
  const before = open.get(network) ?? 0;
  if (most > 0 && before >= most) throw new Refusal('tooManyStreams', String(most));
  open.set(network, before + 1);
  return () => {
    const left = (open.get(network) ?? 1) - 1;
    if (left === 0) open.delete(network);
    else open.set(network, left);
  };
}

function subscribe<T>(changes: Changes, { tag, otherTags = [], restMs = 0 }: Watched<T>, change: () => void): Topic {
  const { topics } = streamsOf(changes);
  let topic = topics.get(tag);
  if (!topic) {
    const made: Topic = { subscribers: new Set(), reading: undefined, change: () => {}, stop: () => {} };
    const spaced = spaceOut(restMs, () => {
      made.reading = undefined;
      tell([...made.subscribers]);
    });
    made.change = spaced.work;
    const forget = changes.listen((tags) => {
      if (typeof tags === 'string' || tags.includes(tag) || otherTags.some((other) => tags.includes(other))) spaced.work();
    });
    made.stop = () => {
      clearTimeout(made.again);
      spaced.stop();
      forget();
    };
    topics.set(tag, (topic = made));
  }
  topic.subscribers.add(change);
  return topic;
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
function tell(subscribers: readonly (() => void)[], from = 0): void {
  for (const told of subscribers.slice(from, from + TOLD_AT_ONCE)) told();
  if (from + TOLD_AT_ONCE < subscribers.length) setTimeout(tell, TOLD_EVERY_MS, subscribers, from + TOLD_AT_ONCE);
}

function unsubscribe(changes: Changes, tag: string, change: () => void): void {
  const { topics } = streamsOf(changes);
  const topic = topics.get(tag);
  if (!topic?.subscribers.delete(change) || topic.subscribers.size > 0) return;
  topic.stop();
  topics.delete(tag);
}

/** The state since the last change: read by the first who asks, and again after a reading that failed. */
function readOnce<T>(topic: Topic, watched: Watched<T>, origin: string): Reading {
  if (!topic.reading) {
    const reading = readEvent(watched, origin);
    topic.reading = reading;
    reading.then(
      ({ staysMs }) => readAgain(topic, reading, staysMs),
      () => {
        if (topic.reading === reading) topic.reading = undefined;
      },
    );
  }
  return topic.reading;
}

/** A state that stays for so long is read once more after it, unless it was meanwhile or nobody listens any more. */
function readAgain(topic: Topic, reading: Reading, staysMs: number | undefined): void {
  if (topic.reading !== reading || topic.subscribers.size === 0) return;
  clearTimeout(topic.again);
  if (staysMs !== undefined) topic.again = setTimeout(topic.change, Math.max(LEAST_STAY_MS, staysMs)).unref();
}

async function readEvent<T>({ read, isFinal, staysMs }: Watched<T>, origin: string): Reading {
  const state = await read();
  const isLast = isFinal(state);
  return { event: eventOf(jsonOf(state, origin)), isLast, staysMs: isLast ? undefined : staysMs?.(state) };
}
