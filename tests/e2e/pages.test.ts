import { afterAll, describe, expect, it } from 'vitest';
import { pages } from '#site/pages.ts';
import { api, closeBrowser, expectSound, open, origin, visitor } from './browser.ts';

afterAll(closeBrowser);

/** One real address of every page without a guard. */
async function addresses(): Promise<string[]> {
  const [first, second] = await api<{ playerId: number }[]>('/api/v2/leaderboard');
  const [game] = (await api<{ values: { matchId: number }[] }>(`/api/v2/matches/history?playerId=${first?.playerId}`)).values;
  const [update] = (await api<{ values: { url: string }[] }>('/api/v2/updates')).values;
  const unguarded = pages.filter(({ needs }) => needs === undefined);
  return unguarded.map(({ address }) => {
    const ids: Record<string, string> = {
      '/heroes/:name': 'abaddon',
      '/advise/:name': 'abaddon',
      '/matches/:id': String(game?.matchId),
      '/updates/:url': update?.url ?? '',
      '/players/:id': String(first?.playerId),
      '/players/:id/with/:other': `${first?.playerId}/${second?.playerId}`,
    };
    if (address.pattern === '/players/:id/with/:other') return `/players/${first?.playerId}/with/${second?.playerId}`;
    return address.pattern.replace(/:\w+/, ids[address.pattern] ?? '');
  });
}

describe('every page', () => {
  it.each([
    ['ru', 390],
    ['en', 1440],
  ])(
    'has no faults in %s at %i px, and no console errors',
    async (language, width) => {
      const { page, errors } = await visitor({ language, width, hasPictures: width === 390 });
      for (const address of await addresses()) {
        await open(page, address);
        await expectSound(page);
        expect(errors, address).toEqual([]);
      }
    },
    300_000,
  );

  it('has its own title and names both languages of its address', async () => {
    const titles = new Map<string, string>();
    const cards = new Set<string>();
    for (const address of await addresses()) {
      const html = await (await fetch(origin + address, { headers: { 'accept-language': 'en' } })).text();
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      expect(titles.get(title), `${address}: ${title}`).toBeUndefined();
      titles.set(title, address);
      const told = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];
      expect(told('og:description'), address).toBe(told('description'));
      if (told('og:image')) cards.add(told('og:image') ?? '');
      // The page shown instead of any other without a network has no address of its own to name.
      if (['/dev/ui', '/offline'].includes(address)) continue;
      for (const hreflang of ['ru', 'en', 'x-default']) expect(html, address).toContain(`hrefLang="${hreflang}"`);
      expect(html, address).toMatch(/<link rel="canonical" href="[^"]+[?&]lang=en"\/>/);
      for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        expect(JSON.parse(json ?? ''), address).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
    }
    for (const card of cards) expect((await fetch(card)).headers.get('content-type'), card).toBe('image/png');
  });
});

it('the page of the API gives an example for every call, and the example works', async () => {
  const html = await (await fetch(`${origin}/developers?lang=en`)).text();
  const examples = [...html.matchAll(/<a href="(\/api\/[^"]+=[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  expect(examples.length).toBeGreaterThan(20);
  const refused = [];
  for (const example of examples.filter((href) => !href.includes('/stream')))
    if ((await fetch(origin + example)).status === 400) refused.push(example);
  expect(refused).toEqual([]);
});
