/** More is wished than this process will do, or than it can do in time. */
export class TooBusy extends Error {}

type Limits = {
  /** How many wait at most; one more is turned away. */
  length?: number;
  /** Who has waited this long begins although nobody is done. */
  patienceMs?: number;
};

/** Runs `width` works at once; the others wait and begin in their order. */
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

  /** Whether one more would have to be turned away. */
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

  /** Resolves when it is one's turn, and one is counted as running already. */
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
