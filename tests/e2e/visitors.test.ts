import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser, visitor } from './browser.ts';

afterAll(closeBrowser);

describe('a visitor', () => {
  it.fails('of a test that fails', async () => {
    await visitor();
    throw new Error('the test failed');
  });

  it('is gone when the test has ended, even if it failed', async () => {
    const { page } = await visitor();
    expect(page.context().browser()?.contexts()).toEqual([page.context()]);
  });
});
