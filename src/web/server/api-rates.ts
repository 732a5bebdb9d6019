import { RateLimiter, type Rate } from '#services/rate-limiter.ts';
import { addressOf, isNear, networkOf, type HeaderReader } from './source.ts';

/** Requests a minute for one address; 0: any number. */
export type ApiQuotas = { address: number };

const WINDOW_SECONDS = 60;
/** By this an address of the API begins whose answers are counted. */
export const COUNTED = '/api/v2/';

/**
 * The quotas of the public API, told in every answer as draft-ietf-httpapi-ratelimit-headers-11 has it. What is answered from memory costs nothing.
 * This machine and network are told the same, but never refused: they are the owner's own programs, or a proxy that does not say for whom it asks.
 */
export class ApiRates {
  readonly #limiter = new RateLimiter();
  readonly #quotas: ApiQuotas;

  constructor(quotas: ApiQuotas) {
    this.#quotas = quotas;
  }

  /** The headers of an answer that costs nothing; none where nothing is counted. */
  look(headers: HeaderReader): Record<string, string> {
    const asker = this.#askerOf(headers);
    return asker ? told(asker, this.#limiter.look(asker.id, asker.quota)) : {};
  }

  /** Counts a request: the headers of its answer, and whether it is one too many. */
  take(headers: HeaderReader): { headers: Record<string, string>; isRefused: boolean } {
    const asker = this.#askerOf(headers);
    if (!asker) return { headers: {}, isRefused: false };
    const rate = this.#limiter.take(asker.id, asker.quota);
    const isRefused = rate.isOver && !asker.isTrusted;
    return { headers: { ...told(asker, rate), ...(isRefused ? { 'retry-after': String(rate.seconds) } : {}) }, isRefused };
  }

  /** Whom a request is counted for. One without a connection, as in this process, for nobody. */
  #askerOf(headers: HeaderReader): Asker | undefined {
    const address = addressOf(headers);
    const quota = this.#quotas.address;
    return address === '' || quota === 0 ? undefined : { policy: 'address', id: networkOf(address), quota, isTrusted: isNear(address) };
  }
}

type Asker = { policy: keyof ApiQuotas; id: string; quota: number; isTrusted: boolean };

function told({ policy, quota }: Asker, { remaining, seconds }: Rate): Record<string, string> {
  return { 'ratelimit-policy': `"${policy}";q=${quota};w=${WINDOW_SECONDS}`, ratelimit: `"${policy}";r=${remaining};t=${seconds}` };
}
