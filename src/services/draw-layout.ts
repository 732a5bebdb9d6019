import path from 'node:path';
import { Piscina } from 'piscina';
import { SECOND_MS } from '#lib/durations.ts';
import type { DrawLayout, LayoutNode } from '#lib/layout.ts';
import { TooBusy } from './limiter.ts';
import { projectDir } from './project.ts';

const MOST_WAITING = 50;
const SLOWEST_MS = 10 * SECOND_MS;
/** One thread draws one layout at a time and ends after a minute without work, because its fonts take memory. */
const pool = new Piscina<DrawLayout, Uint8Array<ArrayBuffer>>({
  filename: path.join(projectDir, 'src/services/layout-thread.ts'),
  minThreads: 0,
  maxThreads: 1,
  maxQueue: MOST_WAITING,
  idleTimeout: 60 * SECOND_MS,
});

/**
 * Draws a layout as a PNG of the given size, in a separate thread. Throws TooBusy when too many are waiting, or when it is not drawn within
 * `mostMs`, the wait included.
 */
export async function drawLayout(tree: LayoutNode, width: number, height: number, mostMs = SLOWEST_MS): Promise<Uint8Array<ArrayBuffer>> {
  if (pool.queueSize >= MOST_WAITING) throw new TooBusy();
  const isLate = AbortSignal.timeout(mostMs);
  try {
    return await pool.run({ tree, width, height }, { name: 'draw', signal: isLate });
  } catch (error) {
    throw isLate.aborted ? new TooBusy() : error;
  }
}
