import { Limiter } from './limiter.ts';

/** Limits how much work runs at once per asker: a heavy user waits in a queue of their own and does not hold up others. */
export class LimiterByAsker {
  readonly #limiters = new Map<string, Limiter>();
  readonly #width: number;
  readonly #length: number;

  /** Per asker, `width` tasks run at once and `length` wait. */
  constructor(width: number, length: number) {
    this.#width = width;
    this.#length = length;
  }

  /** Runs `work` when it is this asker's turn. Throws TooBusy when too many tasks of the same asker are waiting. */
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
