/** The process is asked for more work than it will do, or than it can do in time. */
export class TooBusy extends Error {}

type Limits = {
  /** The maximum queue length; further work is rejected. */
  length?: number;
  /** Work that has waited this long starts even though no running work has finished. */
  patienceMs?: number;
};

/** Runs `width` tasks at once; the others wait in a first-in, first-out queue. */
export class Limiter {
  readonly #waiting: (() => void)[] = [];
  readonly #width: number;
  readonly #length: number;
  readonly #patienceMs: number | undefined;
  #running = 0;

  constructor(width: number, { length = Number.POSITIVE_INFINITY, patienceMs }: Limits = {}) {
    this.#width = width;
    this.#length = length;
    this.#patienceMs = patienceMs;
  }

  /** Whether the next task would be rejected. */
  get isFull(): boolean {
    return this.#running >= this.#width && this.#waiting.length >= this.#length;
  }

  /** Whether nothing runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting.length === 0;
  }

  /** Runs `work` when it is its turn. Throws TooBusy when too many wait. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) throw new TooBusy();
    if (this.#running >= this.#width) await this.#turn();
    else this.#running++;
    try {
      return await work();
    } finally {
      this.#running--;
      if (this.#running < this.#width) this.#waiting.shift()?.();
    }
  }

  /** Resolves when the task's turn comes; by then it is already counted as running. */
  #turn(): Promise<void> {
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        this.#running++;
        resolve();
      };
      const timer = this.#patienceMs === undefined ? undefined : setTimeout(() => this.#overtake(begin), this.#patienceMs);
      this.#waiting.push(begin);
    });
  }

  #overtake(begin: () => void): void {
    this.#waiting.splice(this.#waiting.indexOf(begin), 1);
    begin();
  }
}
