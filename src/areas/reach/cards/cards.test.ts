import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setVisibility } from '#areas/players/privacy/set-visibility.command.ts';
import { drawLayout } from '#services/draw-layout.ts';
import { openStatisticsSite, type StatisticsSite } from '../../../../tests/kits/statistics-site.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { CARD_SIZE, cardLayout, drawableName, type Card } from './card.rules.ts';

let opened: StatisticsSite;
beforeAll(async () => {
  opened = await openStatisticsSite();
}, 120_000);
afterAll(() => opened.site.close());

const ask = (address: string) => fetch(opened.site.origin + address);
const anyId = async (query: string) => String((await rowsOf(opened.site.db, query))[0]?.['id']);

test('every kind of page has a card of 1200×630 in both languages, whose address the page names', async () => {
  const match = await anyId('select id from matches where finished_at is not null limit 1');
  const player = await anyId('select player_id as id from player_modes where games > 0 limit 1');
  const pages = { match: `/matches/${match}`, player: `/players/${player}`, hero: '/heroes/axe', meta: '/heroes/meta', site: '/' };
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

test('who hides has no card from that moment, and what is not there never had one', async () => {
  const { db } = opened.site;
  const player = await anyId('select player_id as id from player_modes where games > 0 order by player_id desc limit 1');
  expect((await ask(`/share/player/${player}.ru.png`)).status).toBe(200);
  await setVisibility(db, Number(player), 'private', new Date());
  for (const absent of [`player/${player}`, 'player/1', 'match/1', 'match/x', 'hero/nobody', 'hero/Axe', 'update/never'])
    expect((await ask(`/share/${absent}.ru.png`)).status, absent).toBe(404);
});

describe('a name on a card', () => {
  test.each([
    ['Гончар', 'Гончар'],
    ['🔥 Fire 😀', '🔥 Fire 😀'],
    ['  a \u202e b\u0000 ', 'a b'],
    ['中文 Axe', 'Axe'],
    ['قرصان', 'ID 7'],
    ['Щ'.repeat(40), `${'Щ'.repeat(32)}…`],
  ])('%j is drawn as %j', (name, drawn) => {
    expect(drawableName(name, 'ID 7')).toBe(drawn);
  });
});

test('a name of 32 wide letters ends before the card does, beside figures and in a table of eight', async () => {
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
