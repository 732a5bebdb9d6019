import { describe, expect, it } from 'vitest';
import { restartDelayMs } from './parts.ts';

describe('a part of the site that has died', () => {
  it('is started again at once when it had run for a while', () => {
    expect(restartDelayMs(performance.now() - 60_000)).toBe(0);
  });

  it('waits when it had only just been started', () => {
    expect(restartDelayMs(performance.now() - 500)).toBeGreaterThan(1_000);
  });
});
