import { Refusal } from '#contract/refusals.ts';
import type { Changes } from '#db/notify.ts';
import { memoizeWeak } from '#lib/memoize-weak.ts';
import { jsonOf } from '../envelope.ts';
import { addressOf, networkOf } from '../source.ts';
import { eventOf, type ServerEvent, type ServerEvents } from './event-stream.ts';

type Watched<T> = {
  /** The tag whose changes change the state; every stream of a tag has the same states. */
  tag: string;
  /** Other tags that change the state; the same for every stream of the tag. */
  otherTags?: readonly string[];
  /** Reads the current state. */
  read: () => Promise<T>;
  /** Whether this state is the final one. */
  isFinal: (state: T) => boolean;
  /** Milliseconds until a state changes without an announcement; undefined: never. */
  staysMs?: (state: T) => number | undefined;
  /** The minimum time between two reads of the state, however often it changes. */
  restMs?: number;
};
type Served = { changes: Changes; config: { streamsPerAddress: number; origin: string } };
type Reading = Promise<{ event: ServerEvent; isLast: boolean; staysMs: number | undefined }>;
/** The streams of a tag: a callback per stream for changes, the state read since the last change, and the timer for the next read. */
type Topic = { subscribers: Set<() => void>; reading: Reading | undefined; again?: NodeJS.Timeout; change: () => void; stop: () => void };
/** The topics of this process by tag, and the number of open streams by network. */
type Streams = { topics: Map<string, Topic>; open: Map<string, number> };

const streamsOf = memoizeWeak<Changes, Streams>(() => ({ topics: new Map(), open: new Map() }));

/** Subscribers are notified in batches with a pause in between: notifying thousands at once would block the CPU. */
const TOLD_AT_ONCE = 10;
const TOLD_EVERY_MS = 4;
/** The minimum delay before a state that has run out is read again, because clocks differ a little. */
const LEAST_STAY_MS = 1000;

/**
 * Streams states as JSON events: the current state, then a new one after every change of the tag, until the final one. However many clients
 * subscribe, each state is read and serialised once. Changes that arrive during a read, or while a client is slow, are answered by one more
 * read of the newest state. Equal states are sent once. A client that reconnects with the id of its last event receives only newer ones;
 * undefined if that was the final one. Throws the error of the first read, and Refusal when one network has too many open streams.
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

/** Counts one more open stream of a network; 0 is no limit. Returns a function that counts it down. */
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

/** Throttles `work`: runs at once, then not again for `restMs`; calls in between cause one more run afterwards. */
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

/** Notifies the subscribers in batches, each a little later. */
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

/** The state since the last change: read by the first subscriber that asks, and again after a failed read. */
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

/** Schedules another read when a state runs out, unless it was read again meanwhile or nobody listens. */
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
