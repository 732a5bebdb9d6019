/** Runs at most `width` works at once; the others wait, at most `length` of them. */
export class Lanes {
  readonly #waiting: (() => void)[] = [];
  readonly #width: number;
  readonly #length: number;
  #running = 0;

  constructor(width: number, length: number) {
    this.#width = width;
    this.#length = length;
  }

  /** Whether one more would have to be turned away. */
  get isFull(): boolean {
    return this.#running >= this.#width && this.#waiting.length >= this.#length;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#width) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
