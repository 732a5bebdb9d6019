import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedContent } from '#main/cli/seed-content.ts';
import { pages } from '#site/pages.ts';
import { openWebSite, type WebSite } from '../kits/web-site.ts';

let site: WebSite;
beforeAll(async () => {
  site = await openWebSite();
  await seedContent(site.db, site.context.log);
});
afterAll(() => site.close());

const read = async (address: string) => (await fetch(site.origin + address, { headers: { 'accept-language': 'en' } })).text();

describe('no page contains what was requested for another visitor', () => {
  const open = pages.flatMap(({ needs, address: { pattern } }) => (needs || pattern.includes(':') ? [] : [pattern]));

  it.each([...open, '/heroes/axe'])('%s', async (path) => {
    const first = await read(`${path}?lang=en&from=letter-to-anna&popup=dota_plus`);
    expect(first).toContain('<html lang="en"');
    expect(first).not.toContain('letter-to-anna');
    expect(await read(path)).toBe(first);
  });
});
