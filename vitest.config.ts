import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: [{ find: /^#/, replacement: `${path.resolve(import.meta.dirname, 'src')}/` }] },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', '{demo,tools,bench}/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    globalSetup: ['tests/world/global-setup.ts'],
    // Every answer is checked against what its endpoint documents; what a process of a test has compiled the next one need not.
    env: { CHECK_ANSWERS: '1', NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '.cache/compile') },
    maxWorkers: 2,
    // Two processes read all modules, not each file for itself: whatever a module keeps has to bear that.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
