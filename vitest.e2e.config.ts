import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The user's tasks, in Chromium against the site as it is started. */
export default defineConfig({
  resolve: { alias: [{ find: /^#/, replacement: `${path.resolve(import.meta.dirname, 'src')}/` }] },
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/global-setup.ts'],
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
