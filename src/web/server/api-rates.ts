import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#lib/durations.ts';
import { RateLimiter, type Rate } from '#services/rate-limiter.ts';
import { hashSecret } from '#services/secrets.ts';
import { bearerOf } from './cookies.ts';
import { addressOf, isNear, networkOf, type HeaderReader } from './source.ts';

/** API requests per minute for one address, and for one key; 0: unlimited. */
export type ApiQuotas = { address: number; key: number };
/** Finds the id of an API key by its token; undefined when there is no such key. */
type FindKey = (token: string) => Promise<string | undefined>;

const WINDOW_SECONDS = 60;
const MOST_KEYS = 10_000;
/** API paths with this prefix are rate-limited. */
export const COUNTED = '/api/v2/';

/**
 * The rate limits of the public API, with the headers of draft-ietf-httpapi-ratelimit-headers-11 on every response. Cached responses are
 * free. Clients on this machine or its network get the headers but are never refused: they are the owner's own programs, or a proxy that
 * does not forward the client address.
 */
export class ApiRates {
  readonly #limiter = new RateLimiter();
  readonly #quotas: ApiQuotas;
  readonly #findKey: FindKey;
  /** Recently found keys, by the digest of their token. */
  readonly #keys = new LRUCache<string, string>({ max: MOST_KEYS, ttl: MINUTE_MS });

  constructor(quotas: ApiQuotas, findKey: FindKey) {
    this.#quotas = quotas;
    this.#findKey = findKey;
  }

  /** The headers of a free response; none where nothing is counted. */
  look(headers: HeaderReader): Record<string, string> {
    const token = bearerOf(headers);
    const asker = this.#askerOf(headers, token && this.#keys.get(hashSecret(token)));
    return asker ? told(asker, this.#limiter.look(asker.id, asker.quota)) : {};
  }

  /** Counts a request. Returns the headers of its response and whether it exceeds the quota. */
  async take(headers: HeaderReader): Promise<{ headers: Record<string, string>; isRefused: boolean }> {
    const asker = this.#askerOf(headers, await this.#learnKey(bearerOf(headers)));
    if (!asker) return { headers: {}, isRefused: false };
    const rate = this.#limiter.take(asker.id, asker.quota);
    const isRefused = rate.isOver && !asker.isTrusted;
    return { headers: { ...told(asker, rate), ...(isRefused ? { 'retry-after': String(rate.seconds) } : {}) }, isRefused };
  }

  /** Who a request counts against. In-process requests have no connection and are not counted. */
  #askerOf(headers: HeaderReader, key: string | undefined): Asker | undefined {
    const address = addressOf(headers);
    const policy = key === undefined ? 'address' : 'key';
    const quota = this.#quotas[policy];
    if (address === '' || quota === 0) return undefined;
    return { policy, id: key === undefined ? networkOf(address) : `key ${key}`, quota, isTrusted: isNear(address) };
  }

  async #learnKey(token: string | undefined): Promise<string | undefined> {
    if (token === undefined) return undefined;
    const digest = hashSecret(token);
    const known = this.#keys.get(digest);
    if (known !== undefined) return known;
    const key = await this.#findKey(token);
    if (key !== undefined) this.#keys.set(digest, key);
    return key;
  }
}

type Asker = { policy: keyof ApiQuotas; id: string; quota: number; isTrusted: boolean };

function told({ policy, quota }: Asker, { remaining, seconds }: Rate): Record<string, string> {
  return { 'ratelimit-policy': `"${policy}";q=${quota};w=${WINDOW_SECONDS}`, ratelimit: `"${policy}";r=${remaining};t=${seconds}` };
}
