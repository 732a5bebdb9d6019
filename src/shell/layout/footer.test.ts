import { expect, test } from 'vitest';
import { readConfig } from '#services/config.ts';
import { openWebSite } from '../../../tests/kits/web-site.ts';

const discord = 'https://discord.gg/sixfold';
const telegram = 'https://t.me/sixfold';

/** The external links in the footer of the home page, with their texts. */
async function linksOut(environment: Record<string, string>, language: string): Promise<string[][]> {
  const site = await openWebSite(environment);
  try {
    const html = await (await fetch(`${site.origin}/?lang=${language}`)).text();
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    return [...footer.matchAll(/<a href="(https:[^"]+)">([^<]+)</g)].map(([, href = '', label = '']) => [href, label]);
  } finally {
    await site.close();
  }
}

test('the footer links to the community places that the owner names, and to no others', async () => {
  expect(await linksOut({ COMMUNITY_DISCORD: discord, COMMUNITY_TELEGRAM: telegram }, 'ru')).toEqual([
    [discord, 'Сервер в Discord'],
    [telegram, 'Канал в Telegram'],
  ]);
  expect(await linksOut({ COMMUNITY_TELEGRAM: telegram }, 'en')).toEqual([[telegram, 'Telegram channel']]);
  expect(await linksOut({}, 'en')).toEqual([]);
});

test.each(['COMMUNITY_DISCORD', 'COMMUNITY_TELEGRAM'])('%s without https stops the start', (name) => {
  for (const value of ['http://example.org', 'javascript:alert(1)', 't.me/sixfold', 'https://'])
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be an https address`);
});
