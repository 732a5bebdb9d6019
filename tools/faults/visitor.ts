import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 40;

export type Seen = { outageMs: number; slowestMs: number; wrong: string[] };

/**
 * A visitor who keeps requesting a cached page and an uncached one. Records how long they got no page, and what they should not have seen.
 */
export class Visitor {
  readonly #origin: string;
  #number = 0;
  #seen: Seen = { outageMs: 0, slowestMs: 0, wrong: [] };

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Watches during `fault` and until both pages are back. */
  async during(fault: () => Promise<void>): Promise<Seen & { isHealed: boolean }> {
    this.#seen = { outageMs: 0, slowestMs: 0, wrong: [] };
    const startedAt = performance.now();
    // The duration of the fault itself, such as filling a disk, says nothing about how the site copes.
    const state = { overAt: Infinity };
    const happening = fault().finally(() => (state.overAt = performance.now()));
    let lastBad = startedAt;
    let goodInRow = 0;
    while (goodInRow < 5 && performance.now() - state.overAt < PATIENCE_MS) {
      const isGood = await this.#look();
      goodInRow = isGood && state.overAt !== Infinity ? goodInRow + 1 : 0;
      if (!isGood) lastBad = performance.now();
      await sleep(PAUSE_MS);
    }
    await happening;
    return { ...this.#seen, outageMs: lastBad - startedAt, isHealed: goodInRow >= 5 };
  }

  async #look(): Promise<boolean> {
    const cached = await this.#ask('/leaderboard');
    // An address that was never requested, so it cannot be cached.
    const made = await this.#ask(
      `/api/v2/matches/history?playerId=${1_600_000_000 + (this.#number++ % 240)}&count=${1 + (this.#number % 40)}`,
    );
    return cached === 200 && made === 200;
  }

  async #ask(address: string): Promise<number> {
    const at = performance.now();
    const status = await fetch(this.#origin + address, { signal: AbortSignal.timeout(20_000) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      // Nothing listens while the process is being replaced.
      () => 0,
    );
    if (status !== 0) this.#seen.slowestMs = Math.max(this.#seen.slowestMs, performance.now() - at);
    if (![0, 200, 503].includes(status)) this.#seen.wrong.push(`${status} ${address}`);
    return status;
  }
}
