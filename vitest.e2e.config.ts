import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Those that start, end and replace sites of their own, and look at none with a browser. */
const OWN_SITES = ['tests/e2e/deploy.test.ts', 'tests/e2e/runtime.test.ts'];
/** One file after the other: the site and the browser keep a core and a half busy. What starts sites of its own does so beside them. */
const one = { maxWorkers: 1, fileParallelism: false };

/** The user's tasks, in Chromium against the site as it is started. */
export default defineConfig({
  resolve: { alias: [{ find: /^#/, replacement: `${path.resolve(import.meta.dirname, 'src')}/` }] },
  test: {
    testTimeout: 120_000,
    // A browser may hang for reasons of its own; a test that passed at its second try is marked so in the output.
    retry: 1,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          ...one,
          include: ['tests/e2e/**/*.test.ts'],
          exclude: OWN_SITES,
          globalSetup: ['tests/e2e/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'sites', ...one, include: OWN_SITES } },
    ],
  },
});
