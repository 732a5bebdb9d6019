/**
 * Deterministic random numbers: the same seed gives the same numbers on every machine.
 * The generator is sfc32 (passes PractRand), seeded from a text.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
    this.#a = hash(`a:${seed}`);
    this.#b = hash(`b:${seed}`);
    this.#c = hash(`c:${seed}`);
    for (let turn = 0; turn < 12; turn += 1) this.uniform();
  }

  /** A separate generator for one purpose. It depends only on the seed and the label, not on what was drawn before. */
  fork(label: string): Random {
    return new Random(`${this.#seed}/${label}`);
  }

  /** A number in [0, 1). */
  uniform(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  }

  /** A number in [low, high). */
  between(low: number, high: number): number {
    return low + (high - low) * this.uniform();
  }

  /** An integer from `low` to `high`, both inclusive. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.uniform() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.uniform() < probability;
  }

  /** Normally distributed. */
  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.uniform()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.uniform());
  }

  /** Standard Gumbel noise: adding it to strengths and sorting in descending order gives a Plackett–Luce ranking. */
  gumbel(): number {
    return -Math.log(-Math.log(1 - this.uniform()));
  }

  /** A Poisson-distributed count with this mean; meant for means below 50. */
  poisson(mean: number): number {
    const limit = Math.exp(-mean);
    let events = 0;
    for (let product = this.uniform(); product > limit; product *= this.uniform()) events += 1;
    return events;
  }

  /** A random item of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    return itemAt(list, Math.floor(this.uniform() * list.length));
  }

  /** A random item of a non-empty list, by weight; weights are not negative and not all zero. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T {
    return itemAt(list, this.weightedIndex(list.map(weight)));
  }

  /** A random index into a non-empty list of weights, by weight. */
  weightedIndex(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) total += weight;
    let left = this.uniform() * total;
    for (let index = 0; index < weights.length; index += 1) {
      left -= weights[index] ?? 0;
      if (left < 0) return index;
    }
    return weights.length - 1;
  }

  /** A shuffled copy of the list. */
  shuffle<T>(list: readonly T[]): T[] {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = this.whole(0, last);
      const held = itemAt(mixed, last);
      mixed[last] = itemAt(mixed, other);
      mixed[other] = held;
    }
    return mixed;
  }

  /** Up to `count` different items of a list, in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    if (count * 2 > list.length) return this.shuffle(list).slice(0, count);
    const places: number[] = [];
    while (places.length < count) {
      const place = this.whole(0, list.length - 1);
      if (!places.includes(place)) places.push(place);
    }
    return places.map((place) => itemAt(list, place));
  }
}

function itemAt<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError('nothing to pick from an empty list');
  return list[index] as T;
}

/** FNV-1a with a final avalanche, 32 bits. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
