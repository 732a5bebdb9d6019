import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The user's tasks, in Chromium against the site as it is started. */
export default defineConfig({
  resolve: { alias: [{ find: /^#/, replacement: `${path.resolve(import.meta.dirname, 'src')}/` }] },
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/global-setup.ts'],
    // The site and the browser keep two cores busy with one.
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 120_000,
    // A browser may hang for reasons of its own; a test that passed at its second try is marked so in the output.
    retry: 1,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
