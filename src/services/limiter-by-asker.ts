import { Limiter } from './limiter.ts';

/** Works of many askers side by side, of each only a few at once: whoever asks too much waits for themselves, not others for them. */
export class LimiterByAsker {
  readonly #limiters = new Map<string, Limiter>();
  readonly #width: number;
  readonly #length: number;

  /** Of one asker `width` works run at once and `length` wait. */
  constructor(width: number, length: number) {
    this.#width = width;
    this.#length = length;
  }

  /** Runs `work` when it is the asker's turn. Throws TooBusy when too many of the same asker wait. */
  async run<T>(asker: string, work: () => Promise<T>): Promise<T> {
    const limiter = this.#limiters.get(asker) ?? new Limiter(this.#width, { length: this.#length });
    this.#limiters.set(asker, limiter);
    try {
      return await limiter.run(work);
    } finally {
      if (limiter.isIdle) this.#limiters.delete(asker);
    }
  }
}
