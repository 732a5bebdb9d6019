import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ChangedTags } from '#db/notify.ts';
import { HOUR_MS } from '#lib/durations.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const BROTLI_QUALITY = 5;
const MOST_ALIASES = 20_000;
const LONGEST_ALIAS = 300;

/** A cacheable response: public, and the same for everyone who asks with this key. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: readonly string[];
  maxAgeSeconds: number;
  isStored: boolean;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** While the database is away, a doubtful entry up to this old replaces a response that cannot be made. */
const LONGEST_OUTAGE_MS = HOUR_MS;

export class CachedAnswer {
  readonly answer: Answer;
  #etag: string | undefined;
  #standIn: CachedAnswer | undefined;
  /** In monotonic time: if the system clock were set back, entries stored before would stay fresh for that much longer. */
  readonly storedAt: number;
  /** The change counter when it was made. */
  readonly madeAt: number;
  readonly #encoded = new Map<Encoding, Buffer>();

  constructor(answer: Answer, now: number, madeAt = 0) {
    this.answer = answer;
    this.storedAt = now;
    this.madeAt = madeAt;
    this.#encoded.set('identity', answer.body);
  }

  get etag(): string {
    this.#etag ??= `W/"${zlib.crc32(this.answer.body).toString(36)}-${this.answer.body.length.toString(36)}"`;
    return this.#etag;
  }

  get size(): number {
    return this.answer.body.length * 2 + 500;
  }

  /** The same response, marked as possibly stale (RFC 9211). */
  get standIn(): CachedAnswer {
    const headers = { ...this.answer.headers, 'cache-control': 'no-store', 'cache-status': 'sixfold; fwd=stale; fwd-status=503' };
    return (this.#standIn ??= new CachedAnswer({ ...this.answer, headers }, this.storedAt));
  }

  /** The body in this encoding, if it was compressed already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#encoded.get(encoding);
  }

  /** The body in this encoding; compressed once. */
  async encode(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const { body } = this.answer;
    const made =
      encoding === 'br'
        ? await brotli(body, {
            params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length },
          })
        : await gzip(body, { level: 6 });
    this.#encoded.set(encoding, made);
    return made;
  }
}

/**
 * An in-memory response cache: bounded, invalidated by tag when data changes, with one computation at a time per key. A stale entry is
 * served only while an expired one is being recomputed, or cannot be because the database is away. A response is not stored if its data
 * changed while it was being made.
 */
export class AnswerCache {
  readonly #entries: LRUCache<string, CachedAnswer>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, { promise: Promise<CachedAnswer>; startedAt: number }>();
  readonly #aliases = new LRUCache<string, string>({ max: MOST_ALIASES });
  readonly #droppedAt = new LRUCache<string, number>({ max: 50_000 });
  readonly #isOff: boolean;
  #allDroppedAt = 0;
  #doubtedAt = 0;
  #tick = 1;

  /** Holds up to `largestBytes`; with 0 nothing is stored and every request makes its own response. */
  constructor(largestBytes: number) {
    this.#isOff = largestBytes === 0;
    this.#entries = new LRUCache<string, CachedAnswer>({
      maxSize: largestBytes || 1,
      sizeCalculation: (entry) => entry.size,
      dispose: (entry, key) => this.#forget(key, entry),
    });
  }

  get count(): number {
    return this.#entries.size;
  }

  /** A fresh cached response for the raw URL of a request, before any parsing. */
  findByAlias(alias: string): CachedAnswer | undefined {
    const key = this.#aliases.get(alias);
    const entry = key === undefined ? undefined : this.#entries.get(key);
    return entry && this.#isFresh(entry) ? entry : undefined;
  }

  /** The cached response for `key`, or a new one from `make`. `alias` is a shortcut to it for the next request. */
  async take(key: string, alias: string, make: () => Promise<Answer>): Promise<CachedAnswer> {
    if (this.#isOff) return new CachedAnswer(await make(), performance.now());
    const entry = this.#entries.get(key);
    if (entry) this.#remember(alias, key);
    if (entry && this.#isFresh(entry)) return entry;
    const made = this.#make(key, alias, make);
    if (!entry) return made;
    if (this.#isDoubted(entry)) {
      const current = await made;
      return current.answer.status === 503 && performance.now() - entry.storedAt < LONGEST_OUTAGE_MS ? entry.standIn : current;
    }
    made.catch(() => {});
    return entry;
  }

  /**
   * Drops entries with one of the tags, or all of them. After missed changes, entries stay but count as doubtful: they are recomputed first
   * and serve only as a fallback.
   */
  drop(tags: ChangedTags): void {
    const tick = ++this.#tick;
    if (tags === 'missed') {
      this.#doubtedAt = tick;
      return;
    }
    if (tags === 'all') {
      this.#allDroppedAt = tick;
      this.#entries.clear();
      return;
    }
    for (const tag of tags) {
      this.#droppedAt.set(tag, tick);
      for (const key of this.#keysByTag.get(tag) ?? []) this.#entries.delete(key);
    }
  }

  #isFresh(entry: CachedAnswer): boolean {
    return performance.now() - entry.storedAt < entry.answer.maxAgeSeconds * 1000 && !this.#isDoubted(entry);
  }

  #isDoubted(entry: CachedAnswer): boolean {
    return entry.madeAt < this.#doubtedAt;
  }

  #make(key: string, alias: string, make: () => Promise<Answer>): Promise<CachedAnswer> {
    const current = this.#making.get(key);
    // A computation that began before the last change may miss it, so join only one that began after it.
    if (current && current.startedAt === this.#tick) return current.promise;
    const startedAt = this.#tick;
    const promise = make()
      .then((answer) => {
        const made = new CachedAnswer(answer, performance.now(), startedAt);
        if (answer.isStored && !this.#hasChangedSince(answer.tags, startedAt)) this.#store(key, alias, made);
        return made;
      })
      .finally(() => {
        if (this.#making.get(key)?.promise === promise) this.#making.delete(key);
      });
    this.#making.set(key, { promise, startedAt });
    return promise;
  }

  #hasChangedSince(tags: readonly string[], tick: number): boolean {
    return Math.max(this.#allDroppedAt, this.#doubtedAt) > tick || tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > tick);
  }

  #store(key: string, alias: string, made: CachedAnswer): void {
    this.#entries.set(key, made);
    this.#remember(alias, key);
    for (const tag of made.answer.tags) {
      let keys = this.#keysByTag.get(tag);
      if (!keys) this.#keysByTag.set(tag, (keys = new Set()));
      keys.add(key);
    }
  }

  #remember(alias: string, key: string): void {
    if (alias.length <= LONGEST_ALIAS) this.#aliases.set(alias, key);
  }

  #forget(key: string, entry: CachedAnswer): void {
    for (const tag of entry.answer.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
