import { afterAll, beforeAll, expect, it } from 'vitest';
import { address } from '#contract/address.ts';
import { definePage, type Page } from '#contract/page.tsx';
import { CachedMarkup } from '#ui/markup-cache/CachedMarkup.tsx';
import { openWebSite, type WebSite } from '../../tests/kits/web-site.ts';
import { pages } from './pages.ts';

function Row({ points }: { points: number | undefined }) {
  return <b>{points!.toFixed(1)}</b>;
}

const bodies = {
  body: () => <Row points={undefined} />,
  row: () => <CachedMarkup as="span" part={Row} of={{ points: undefined }} />,
};
let site: WebSite;

beforeAll(async () => {
  for (const [name, Body] of Object.entries(bodies)) {
    const page = definePage({ search: {}, Body });
    pages.push({
      address: address(`/test/broken/${name}`),
      file: 'none',
      needs: undefined,
      open: async () => ({ page: page as unknown as Page }),
    });
  }
  site = await openWebSite();
});
afterAll(async () => {
  // Other tests in this process use the real list of pages.
  pages.splice(-Object.keys(bodies).length);
  await site.close();
});

it.each(Object.keys(bodies))(
  'a page whose %s cannot be rendered shows a fault number, is not cached, and breaks no other page',
  async (name) => {
    for (const language of ['ru', 'en']) {
      const answer = await fetch(`${site.origin}/test/broken/${name}?lang=${language}`);
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual([500, 'no-store', null]);
      expect(await answer.text()).toMatch(/[\da-f]{8}-[\da-f-]{27}/);
      expect((await fetch(`${site.origin}/credits?lang=${language}`)).status).toBe(200);
    }
  },
);
