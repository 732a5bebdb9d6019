import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#lib/durations.ts';
import { RateLimiter, type Rate } from '#services/rate-limiter.ts';
import { hashSecret } from '#services/secrets.ts';
import { bearerOf } from './cookies.ts';
import { addressOf, isNear, networkOf, type HeaderReader } from './source.ts';

/** Requests a minute for one address, and for one key of the API; 0: any number. */
export type ApiQuotas = { address: number; key: number };
/** What names a key of the API by its token; undefined when it is none. */
type FindKey = (token: string) => Promise<string | undefined>;

const WINDOW_SECONDS = 60;
const MOST_KEYS = 10_000;
/** By this an address of the API begins whose answers are counted. */
export const COUNTED = '/api/v2/';

/**
 * The quotas of the public API, told in every answer as draft-ietf-httpapi-ratelimit-headers-11 has it. What is answered from memory costs nothing.
 * This machine and network are told the same, but never refused: they are the owner's own programs, or a proxy that does not say for whom it asks.
 */
export class ApiRates {
  readonly #limiter = new RateLimiter();
  readonly #quotas: ApiQuotas;
  readonly #findKey: FindKey;
  /** Keys that were found lately, by the digest of their token. */
  readonly #keys = new LRUCache<string, string>({ max: MOST_KEYS, ttl: MINUTE_MS });

  constructor(quotas: ApiQuotas, findKey: FindKey) {
    this.#quotas = quotas;
    this.#findKey = findKey;
  }

  /** The headers of an answer that costs nothing; none where nothing is counted. */
  look(headers: HeaderReader): Record<string, string> {
    const token = bearerOf(headers);
    const asker = this.#askerOf(headers, token && this.#keys.get(hashSecret(token)));
    return asker ? told(asker, this.#limiter.look(asker.id, asker.quota)) : {};
  }

  /** Counts a request: the headers of its answer, and whether it is one too many. */
  async take(headers: HeaderReader): Promise<{ headers: Record<string, string>; isRefused: boolean }> {
    const asker = this.#askerOf(headers, await this.#learnKey(bearerOf(headers)));
    if (!asker) return { headers: {}, isRefused: false };
    const rate = this.#limiter.take(asker.id, asker.quota);
    const isRefused = rate.isOver && !asker.isTrusted;
    return { headers: { ...told(asker, rate), ...(isRefused ? { 'retry-after': String(rate.seconds) } : {}) }, isRefused };
  }

  /** Whom a request is counted for. One without a connection, as in this process, for nobody. */
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
