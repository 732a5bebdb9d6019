import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure, type Call } from '#contract/page.tsx';
import { openPage, resolve } from '#web/browser/page-state.ts';
import { pages } from './pages.ts';

/** Opens an address and answers its calls with `answer`; returns the calls made at once, sorted. */
async function ask(address: string, answer: (path: string) => Promise<never>) {
  const asked: string[] = [];
  const call: Call = async ({ path }) => {
    asked.push(path.replace('/api/v2/', ''));
    return answer(path);
  };
  const state = openPage(await resolve(pages, new URL(address, 'http://localhost')), call, 'en');
  await vi.waitUntil(() => asked.length > 0);
  return { asked: asked.toSorted(), state };
}

const never = () => new Promise<never>(() => {});
const ofHero = ['heroes/changes', 'heroes/details', 'heroes/itembuild/teaser', 'heroes/videos', 'heroes/week', 'items/names'];

describe('in a browser', () => {
  beforeEach(() => vi.stubEnv('SSR', false));
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['/heroes/zeus', [...ofHero, 'leaderboard/hero', 'matches/search']],
    ['/heroes/zeus?talent=zuus_lightning_hands', [...ofHero, 'leaderboard/hero', 'matches/search']],
    ['/advise/zeus', ['heroes/advice/pool', 'heroes/details', 'heroes/general-talents', 'heroes/names']],
    ['/changes', ['content/changes/view', 'content/revisions']],
    ['/changes?from=1&to=3', ['content/changes/view', 'content/revisions']],
    // The first response already contains the heroes of the claims shown.
    ['/statistics', ['heroes/general-talents', 'heroes/names', 'items/names', 'statistics/accuracy']],
  ])('%s makes at once all calls that need no earlier answer', async (address, all) => {
    expect((await ask(address, never)).asked).toEqual(all);
  });

  it.each(['/heroes/nobody', '/advise/nobody'])('%s is absent, whatever happens to its other calls', async (address) => {
    const later: (() => void)[] = [];
    const { state } = await ask(address, (path) =>
      path.endsWith('/details')
        ? Promise.reject(new CallFailure(true, ['no such hero']))
        : new Promise((_, reject) => later.push(() => reject(new CallFailure(false, [])))),
    );
    expect((await state).status).toBe(404);
    for (const fail of later) fail();
    // An unhandled rejection would end the test run.
    await new Promise(setImmediate);
  });
});

describe('on the server', () => {
  it('/heroes/nobody requests only the hero', async () => {
    const { asked, state } = await ask('/heroes/nobody', () => Promise.reject(new CallFailure(true, ['no such hero'])));
    expect((await state).status).toBe(404);
    expect(asked).toEqual(['heroes/details']);
  });
});
