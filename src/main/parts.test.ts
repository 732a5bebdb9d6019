import { describe, expect, it } from 'vitest';
import { restartDelayMs } from './parts.ts';

describe('a part of the site that has died', () => {
  it('is restarted at once if it had run for a while', () => {
    expect(restartDelayMs(performance.now() - 60_000)).toBe(0);
  });

  it('is restarted after a pause if it had only just started', () => {
    expect(restartDelayMs(performance.now() - 500)).toBeGreaterThan(1_000);
  });
});
