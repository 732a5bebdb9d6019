import fs from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeSeasons } from '#areas/players/leaderboard/close-seasons.command.ts';
import { setVisibility } from '#areas/players/privacy/set-visibility.command.ts';
import { DAY_MS } from '#lib/durations.ts';
import { drawLayout } from '#services/draw-layout.ts';
import { openStatisticsSite, type StatisticsSite } from '../../../../tests/kits/statistics-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { CARD_SIZE, cardLayout, drawableName } from './card.rules.ts';
import type { Card } from './cards.contract.ts';
import { readCard } from './read-card.service.ts';
import { cardsDir, sweepCards } from './sweep-cards.command.ts';

let opened: StatisticsSite;
beforeAll(async () => {
  opened = await openStatisticsSite();
  await closeSeasons(opened.site.db, opened.now);
}, 120_000);
afterAll(() => opened.site.close());

const ask = (address: string) => fetch(opened.site.origin + address);
const anyId = async (query: string) => String((await rowsOf(opened.site.db, query))[0]?.['id']);

test('every kind of page has a card of 1200×630 in both languages, and names its address', async () => {
  const match = await anyId('select id from matches where finished_at is not null limit 1');
  const player = await anyId('select player_id as id from player_modes where games > 0 limit 1');
  const pages = {
    match: `/matches/${match}`,
    player: `/players/${player}`,
    hero: '/heroes/axe',
    meta: '/heroes/meta',
    season: '/leaderboard',
    site: '/',
  };
  for (const [kind, page] of Object.entries(pages))
    for (const language of ['ru', 'en']) {
      const html = await (await ask(`${page}?lang=${language}`)).text();
      const [, card = ''] = new RegExp(`property="og:image" content="${opened.site.origin}(/share/${kind}/[^"]+)"`).exec(html) ?? [];
      expect(card, `${page} in ${language}`).toMatch(new RegExp(`\\.${language}\\.png$`));
      const answer = await ask(card);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect({ width, height }).toEqual(CARD_SIZE);
      expect((await fetch(answer.url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } })).status).toBe(304);
    }
}, 60_000);

const metaOf = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('the description of a page contains what its card shows: places of a match, figures of a player, the best of a past season', async () => {
  const { db } = opened.site;
  const match = await anyId(`select id from matches where finished_at is not null and mode = 'solo' limit 1`);
  const player = await anyId(`select player_id as id from player_modes where games > 0 and mode = 'solo' limit 1`);
  const season = await anyId('select s.number as id from seasons s join season_closings c on c.season_id = s.id limit 1');
  const [rated] = await rowsOf(db, `select rating from player_modes where player_id = ${player} and mode = 'solo'`);
  const told: [string, RegExp][] = [
    [`/matches/${match}`, /^1x6 · .* · 1\. \S.* \(.+\).*, 2\. /],
    [`/players/${player}`, new RegExp(`1x6 rating: ${Number(rated?.['rating']).toLocaleString('en')} · `)],
    ['/heroes/axe', /^Hero · 1x6, last week · Average place: \d/],
    ['/heroes/meta', /^Hero meta · .* · 1\. .* \(Matches: \d+\) \d/],
    ['/leaderboard', /^Leaderboard · The best by rating now · 1\. /],
    [`/leaderboard?season=${season}`, /^Leaderboard · The best by rating at the season’s end · 1\. /],
  ];
  for (const [path, words] of told) {
    const html = await (await ask(`${path}${path.includes('?') ? '&' : '?'}lang=en`)).text();
    expect(metaOf(html, 'og:description'), path).toMatch(words);
    expect(metaOf(html, 'description'), path).toBe(metaOf(html, 'og:description'));
    expect(html.match(/<meta name="description"/g), path).toHaveLength(1);
  }
});

test('a past season has its own title, address and card; one that never existed names no card', async () => {
  const season = await anyId('select s.number as id from seasons s join season_closings c on c.season_id = s.id limit 1');
  const html = await (await ask(`/leaderboard?season=${season}&sort=games&lang=en`)).text();
  const now = await (await ask('/leaderboard?lang=en')).text();
  expect(/<title>([^<]+)/.exec(html)?.[1]).not.toBe(/<title>([^<]+)/.exec(now)?.[1]);
  expect(html).toContain(`rel="canonical" href="${opened.site.origin}/leaderboard?season=${season}&amp;lang=en"`);
  expect((await ask(`/share/season/${season}.en.png`)).headers.get('content-type')).toBe('image/png');
  const other = await (await ask('/leaderboard?season=9999')).text();
  expect(metaOf(other, 'og:image')).toMatch(/\/share\/site\/page/);
});

async function sayOf(address: string, lang = 'en'): Promise<Card | null> {
  const answer = await ask(`/api/v2/cards?${new URLSearchParams({ address, lang })}`);
  return ((await answer.json()) as { data: Card | null }).data;
}

test('programs get the content of a card too, by the address of its page, but nothing for a page without a card or on another site', async () => {
  expect(await sayOf('/heroes/axe')).toMatchObject({ kind: 'Hero', title: 'Axe', hero: 'npc_dota_hero_axe' });
  expect(await sayOf(`${opened.site.origin}/leaderboard?mode=2x8`, 'ru')).toMatchObject({ title: 'Лучшие игроки 2x8' });
  for (const address of ['/credits', '/players/1', '/heroes/nobody', 'https://example.com/heroes/axe', 'axe'])
    expect(await sayOf(address), address).toBeNull();
});

describe('oEmbed', () => {
  test('is linked from the page, and answers with its card in JSON and XML', async () => {
    const { origin } = opened.site;
    const html = await (await ask('/heroes/axe?lang=en')).text();
    const found = [...html.matchAll(/type="(?:application\/json|text\/xml)\+oembed" href="([^"]+)"/g)].map(([, at = '']) =>
      at.replaceAll('&amp;', '&'),
    );
    expect(found).toHaveLength(2);
    const json = await fetch(found[0] ?? '');
    expect(json.headers.get('content-type')).toContain('application/json');
    expect(await json.json()).toMatchObject({
      version: '1.0',
      type: 'photo',
      title: 'Axe',
      url: `${origin}/share/hero/axe.en.png`,
      ...CARD_SIZE,
    });
    const xml = await fetch(found[1] ?? '');
    expect(xml.headers.get('content-type')).toContain('text/xml');
    expect(await xml.text()).toContain('<type>photo</type>');
  });

  test('fits into the size that was requested', async () => {
    const asked = `/oembed?url=${encodeURIComponent(`${opened.site.origin}/heroes/axe`)}&maxwidth=600&maxheight=9999`;
    expect(await (await ask(asked)).json()).toMatchObject({
      type: 'rich',
      width: 600,
      height: 315,
      html: expect.stringContaining('width="600"'),
    });
  });

  test.each([
    ['another site', 'https://example.com/heroes/axe', 404],
    ['no address', 'axe', 404],
    ['a page without a card', '/credits', 404],
    ['nobody', '/players/1', 404],
    ['no hero', '/heroes/nobody', 404],
    ['another format', '/heroes/axe&format=yaml', 501],
  ])('of %s says so', async (_, path, status) => {
    const address = path.startsWith('/') ? opened.site.origin + path : path;
    expect((await ask(`/oembed?url=${address}`)).status).toBe(status);
  });

  test('of a player who hides shows nothing from that moment on', async () => {
    const player = await anyId(`select player_id as id from player_modes m join players p on p.id = m.player_id
      where games > 0 and visibility = 'public' order by player_id limit 1`);
    const asked = `/oembed?url=${opened.site.origin}/players/${player}`;
    expect((await ask(asked)).status).toBe(200);
    await setVisibility(opened.site.db, Number(player), 'private', new Date());
    expect((await ask(asked)).status).toBe(404);
  });
});

test('a player who hides has no card from that moment on, and what does not exist never had one', async () => {
  const { db } = opened.site;
  const player = await anyId('select player_id as id from player_modes where games > 0 order by player_id desc limit 1');
  expect((await ask(`/share/player/${player}.ru.png`)).status).toBe(200);
  await setVisibility(db, Number(player), 'private', new Date());
  expect(await sayOf(`/players/${player}`)).toBeNull();
  for (const absent of [`player/${player}`, 'player/1', 'match/1', 'match/x', 'hero/nobody', 'hero/Axe', 'update/never'])
    expect((await ask(`/share/${absent}.ru.png`)).status, absent).toBe(404);
  const match = await anyId(`select match_id as id from match_players where player_id = ${player} and place is not null limit 1`);
  for (const [language, name] of [
    ['ru', 'Скрытый игрок'],
    ['en', 'Anonymous'],
  ] as const)
    expect((await readCard('match', match, { db, now: new Date(), language })).rows?.map((row) => row.name)).toContain(name);
});

describe('a name on a card', () => {
  test.each([
    ['Гончар', 'Гончар'],
    ['🔥 Fire 😀', '🔥 Fire 😀'],
    ['  a \u202e b\u0000 ', 'a b'],
    ['中文 Axe', 'Axe'],
    ['قرصان', 'ID 7'],
    ['Z\u0338a\u0337l\u0489go ⚔', 'Zalgo ⚔'],
    ['𝕯𝖆𝖗𝖐 Ｋｎｉｇｈｔ ⓧ', 'Dark Knight x'],
    ['ᴅᴀʀᴋ ꧁༒꧂', 'ID 7'],
    ['Ёлка №1 Łódź Ñandú Ωmega', 'Ёлка №1 Łódź Ñandú Ωmega'],
    ['Щ'.repeat(40), `${'Щ'.repeat(32)}…`],
  ])('%j is drawn as %j', (name, drawn) => {
    expect(drawableName(name, 'ID 7')).toBe(drawn);
  });
});

test('a name of 32 wide letters is cut before the edge of the card, beside figures and in a table of eight', async () => {
  const wide = 'Щ'.repeat(32);
  const row = (place: number) => ({ place, name: wide, detail: wide, value: '+1,000' });
  const cards: Card[] = [
    { kind: 'Профиль', title: wide, line: wide, facts: [1, 2, 3, 4].map(() => ({ name: wide, value: wide })), places: [1, 0, 0, 0, 0, 0] },
    { kind: 'Профиль', title: wide, line: wide, rows: [1, 1, 2, 2, 3, 3, 4, 4].map(row) },
  ];
  for (const card of cards) {
    const drawn = await drawLayout(cardLayout(card), CARD_SIZE.width, CARD_SIZE.height);
    // The margins are as empty as they are drawn: nothing reaches into them.
    for (const edge of [
      { left: 0, top: 0, width: 50, height: 600 },
      { left: 1150, top: 0, width: 50, height: 600 },
      { left: 0, top: 0, width: 1200, height: 36 },
      { left: 0, top: 590, width: 1200, height: 24 },
    ]) {
      const { channels } = await sharp(await sharp(drawn).extract(edge).png().toBuffer()).stats();
      for (const { min, max } of channels) expect(max - min, JSON.stringify(edge)).toBeLessThanOrEqual(2);
    }
  }
});

test('a card drawn a day ago is deleted, with the names on it, and no cache on the way keeps one', async () => {
  const player = await anyId('select player_id as id from player_modes where games > 0 limit 1');
  const answer = await ask(`/share/player/${player}.en.png`);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
  const { config } = opened.site;
  const drawn = () => fs.readdirSync(cardsDir(config)).length;
  await sweepCards(config, new Date());
  expect(drawn()).toBeGreaterThan(0);
  await sweepCards(config, new Date(Date.now() + DAY_MS + 60_000));
  expect(drawn()).toBe(0);
});
