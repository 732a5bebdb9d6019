import { afterAll, describe, expect, it } from 'vitest';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import { Random } from '#lib/random.ts';
import { GameClient } from '../../demo/game-server/game-client.ts';
import { matchPosts } from '../../demo/game-server/match-posts.ts';
import { makeMatchKey, planMatch } from '../../demo/game-server/plan-match.ts';
import { fullLobby, practiceContestant } from '../../demo/game-server/practice-lobby.ts';
import { flatStrengths } from '../../demo/game-server/strengths.ts';
import { api, closeBrowser, expectSound, game, isFirefox, open, origin, visitor } from './browser.ts';

afterAll(closeBrowser);
type Top = { playerId: number };
type History = { values: { matchId: number; isFinished: boolean; mapName: string }[] };

async function findMatches(): Promise<{ solo: number; duo: number }> {
  const found = { solo: 0, duo: 0 };
  for (const isDuo of ['false', 'true']) {
    const named = (await api<Top[]>(`/api/v2/leaderboard?isduo=${isDuo}`)).filter(({ playerId }) => playerId !== NOBODY);
    for (const { playerId } of named.slice(0, 10)) {
      for (const row of (await api<History>(`/api/v2/matches/history?playerId=${playerId}`)).values) {
        if (row.isFinished) found[row.mapName.includes('duo') ? 'duo' : 'solo'] ||= row.matchId;
      }
    }
  }
  return found;
}

/** A lobby of the test’s own, started but not over. */
async function startMatch(matchId: string): Promise<{ players: string[]; matchKey: string }> {
  const players = ['11', '12', '13', '14', '15', '16'].map((tail) => `9${matchId.slice(-5)}${tail}`);
  const matchKey = `K${matchId}`.padEnd(32, 'x');
  const answer = await game('/api/game/match_start', {
    matchId,
    matchKey,
    cluster: 1,
    region: 1,
    players,
    mapName: 'ranked_1000-x',
    isCheatsMode: false,
  });
  expect(answer.status).toBe(200);
  return { players, matchKey };
}

function endOf(matchId: string, matchKey: string, playerId: string, place: number) {
  return {
    matchId,
    matchKey,
    playerId,
    place,
    playerName: `Живой ${place}`,
    heroName: 'npc_dota_hero_axe',
    mainTalent: 'Culling',
    teamId: place,
    kills: 1,
    deaths: 2,
    assists: 3,
    networth: 10_000.5,
    level: 20,
    items: ['item_blink'],
    buildingsDestroyed: [],
    bans: {},
    pickOrder: place,
    base: place,
    endTime: 600 + place,
    DealtDamages: [],
    ReceivedDamages: [],
    LastHits: 10,
    BlueTalentsCount: 1,
    WhiteTalentsCount: 2,
    PurpleTalentsCount: 3,
    TowerDamage: 100,
  };
}

it('the demo shows the chances in all live matches from the first look on, in 2x8 too', async () => {
  const { live } = await api<{ live: { isDuo: boolean; players: { chances: number[] | null }[] }[] }>('/api/v2/matches/board');
  expect(live.some(({ isDuo }) => isDuo)).toBe(true);
  expect(live.filter(({ players }) => players.some(({ chances }) => chances === null))).toEqual([]);
});

describe('a match page', () => {
  it.each([
    ['solo', 'ru', 1440],
    ['duo', 'en', 390],
    ['duo', 'ru', 768],
  ] as const)('of a %s match is complete and without faults in %s at %i px', async (mode, language, width) => {
    const id = (await findMatches())[mode];
    const { page, errors } = await visitor({ language, width });
    await open(page, `/matches/${id}`);
    await expect.poll(() => page.locator('h1').innerText()).toContain(String(id));
    const bases = { solo: { ru: 'Шесть баз', en: 'Six bases' }, duo: { ru: 'Базы', en: 'Bases' } }[mode][language];
    for (const title of language === 'ru'
      ? ['Игроки', bases, 'Кто кому нанёс урон', 'Баны и пики', 'История осад']
      : ['Players', bases, 'Who damaged whom', 'Bans and picks', 'Sieges']) {
      expect(await page.getByRole('heading', { name: title, exact: true }).count(), title).toBe(1);
    }
    const sieges = page.getByRole('table', { name: language === 'ru' ? 'История осад' : 'Sieges' });
    // Parts far from the screen announce nothing.
    await sieges.scrollIntoViewIfNeeded();
    const attackers = sieges.locator('tbody tr:visible td:nth-child(2)');
    await expect.poll(async () => (await attackers.allInnerTexts()).filter((said) => said.trim() === '')).toEqual([]);
    expect(await attackers.count()).toBeGreaterThan(3);
    await expectSound(page);
    expect(errors).toEqual([]);
  });

  it.each(['solo', 'duo'] as const)(
    'of a %s match highlights a player’s arrows, row and cells under the mouse and under the keyboard focus',
    async (mode) => {
      const { page } = await visitor({ language: 'en' });
      await open(page, `/matches/${(await findMatches())[mode]}`);
      // With motion this would read a value halfway.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const arrow = page.locator('path[data-lit]').first();
      const [from, to] = ((await arrow.getAttribute('data-lit')) ?? '').split(' ');
      const shades = () =>
        page.locator('path[data-lit], td[data-lit]').evaluateAll(
          (parts, who) =>
            [true, false].map((isHis) => {
              const own = parts.filter((part) => part.getAttribute('data-lit')?.split(' ').includes(who) === isHis);
              return [...new Set(own.map((part) => getComputedStyle(part).opacity))];
            }),
          from ?? '',
        );
      expect(await shades()).toEqual([['1'], ['1']]);
      const row = page.locator(`tr[data-who="${from}"]`).first();
      await row.getByRole('rowheader').hover();
      await expect.poll(shades).toEqual([['1'], ['0.2']]);
      await page.mouse.move(0, 0);
      await expect.poll(shades).toEqual([['1'], ['1']]);
      await row.getByRole('link').first().focus();
      await expect.poll(shades).toEqual([['1'], ['0.2']]);
      await page.locator(`tr[data-who="${to}"]`).getByRole('link').first().focus();
      await expect.poll(() => arrow.evaluate((part) => getComputedStyle(part).opacity)).toBe('1');
    },
  );

  // Firefox is a desktop here, whatever it is told: it has a pointer that hovers.
  it.skipIf(isFirefox)('highlights a player who was tapped, until another is tapped', async () => {
    const { page } = await visitor({ language: 'en', width: 390, isTouch: true });
    await open(page, `/matches/${(await findMatches()).solo}`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const cells = page.locator('td[data-lit]');
    const shades = async () => new Set(await cells.evaluateAll((parts) => parts.map((part) => getComputedStyle(part).opacity)));
    await cells.first().scrollIntoViewIfNeeded();
    await expect.poll(shades).toEqual(new Set(['1']));
    await page.locator('th[data-who][scope="row"]').first().tap();
    // Chromium also hovers what is tapped, which other phones do not.
    await page.mouse.move(1, 1);
    await expect.poll(shades).toEqual(new Set(['1', '0.2']));
    const row = page.locator('tr[data-who]').nth(1);
    await row.locator('td[data-label]').first().tap();
    const who = await row.getAttribute('data-who');
    await expect
      .poll(() => page.locator(`th[data-who="${who}"][scope="row"]`).evaluate((part) => getComputedStyle(part).opacity))
      .toBe('1');
  });

  it('shows every column of its players at widths between those of a tablet and of a desk', async () => {
    const { page } = await visitor({ language: 'ru' });
    await open(page, `/matches/${(await findMatches()).duo}`);
    const table = page.getByRole('table').filter({ has: page.locator('tr[data-who]') });
    for (const width of [1100, 1200, 1280, 1330, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      const excess = await table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0));
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  it('can be followed in two tabs, in Russian and English, from its start to its end, while the list of live matches follows too', async () => {
    const random = new Random('followed in two tabs');
    const matchId = `77${Date.now()}`;
    const contestants = Array.from({ length: 6 }, (_, slot) => practiceContestant(random, 1_950_000_001 + slot));
    const lobby = fullLobby(random, 'solo', contestants, 'ranked_1000-x');
    const plan = planMatch(random, { matchId, matchKey: makeMatchKey(random), lobby, strengths: flatStrengths });
    const [start, ...posts] = matchPosts(random, plan);
    const client = new GameClient(origin, 'demo-game-key');
    const send = async (post: typeof start) => expect((await client.post(post?.call ?? '', JSON.stringify(post?.body))).status).toBe(200);
    await send(start);
    const tabs = [
      {
        language: 'ru',
        left: (count: number) => `в игре ${count} из 6`,
        done: 'Кто уже выбыл',
        over: 'Завершён',
        moved: 'Как менялся прогноз',
        whole: /^Прогноз обучен на .+ матч/,
      },
      {
        language: 'en',
        left: (count: number) => `${count} of 6 in`,
        done: 'Who is out',
        over: 'Finished',
        moved: 'How the forecast moved',
        whole: /^The forecast learned from .+ match/,
      },
    ];
    const opened = await Promise.all(
      tabs.map(async (tab, index) => {
        // A player who goes out slides to the others, but not if motion is not wanted.
        const motion = index === 0 ? 'no-preference' : 'reduce';
        return { ...tab, ...(await visitor({ language: tab.language, width: index === 0 ? 1440 : 390, motion })) };
      }),
    );
    const list = await visitor({ language: 'en' });
    await open(list.page, '/live');
    const card = list.page.getByRole('listitem').filter({ has: list.page.locator(`a[href="/matches/${matchId}"]`) });
    await card.getByText('everyone in').waitFor();
    for (const { page, left, done, moved } of opened) {
      await open(page, `/matches/${matchId}`);
      await page.getByText(left(6)).waitFor();
      expect(await page.getByRole('heading', { name: done }).count()).toBe(0);
      expect(await page.getByRole('heading', { name: moved }).count()).toBe(0);
      expect(await page.getByRole('listitem').filter({ hasText: '+40' }).count()).toBeGreaterThanOrEqual(6);
      const clock = page.locator('h1 time');
      const before = await clock.innerText();
      await expect.poll(() => clock.innerText()).not.toBe(before);
      await page.evaluate(() => {
        Object.assign(globalThis, { isSameDocument: true, slides: 0 });
        const animate: unknown = Reflect.get(Element.prototype, 'animate');
        Element.prototype.animate = function (...given) {
          if (this.hasAttribute('data-slide'))
            Object.assign(globalThis, { slides: (globalThis as unknown as { slides: number }).slides + 1 });
          return Reflect.apply(animate as Element['animate'], this, given);
        };
      });
    }
    let out = 0;
    for (const post of posts) {
      await send(post);
      if (post.call !== '/api/game/end') continue;
      out += 1;
      for (const { page, left, done, over, moved } of opened) {
        if (out === 6) {
          await page.getByText(over, { exact: true }).waitFor();
          continue;
        }
        await page.getByText(left(6 - out)).waitFor();
        await page.getByRole('heading', { name: done }).waitFor();
        await page.getByRole('heading', { name: moved }).waitFor();
        expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(out + 1);
        expect(await page.locator('li', { hasText: /^(1-е место|place 1): \+40$/ }).count()).toBe(6 - out);
        if (out === 3) await expectSound(page);
      }
      if (out === 4) await card.getByText('duel for 1st').waitFor();
    }
    await list.page.locator(`#finished a[href="/matches/${matchId}"]`).waitFor();
    expect(await list.page.locator(`section:not(#finished) a[href="/matches/${matchId}"]`).count()).toBe(0);
    // What the game sends after the end appears in the open tabs by itself.
    for (const { page, whole } of opened) await page.getByText(whole).waitFor();
    for (const { page, errors } of [...opened, list]) {
      await expectSound(page);
      expect(errors).toEqual([]);
    }
    for (const { page } of opened) expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    const slides = await Promise.all(opened.map(({ page }) => page.evaluate<number>('slides')));
    expect(slides[0]).toBeGreaterThan(0);
    if (!isFirefox) expect(slides[1]).toBe(0);
    client.close();
  });

  it('in progress fits a name of Steam’s maximum length on a phone', async () => {
    const { live } = await api<{ live: { matchId: number }[] }>('/api/v2/matches/board');
    const { page } = await visitor({ language: 'en', width: 390 });
    await open(page, `/matches/${live[0]?.matchId}`);
    const name = page.getByRole('listitem').filter({ hasText: '+40' }).locator('bdi').first();
    const isInside = await name.evaluate((shown) => {
      shown.textContent = 'Ж'.repeat(32);
      const card = shown.closest('li');
      const end = card?.getBoundingClientRect().right ?? 0;
      return [...(card?.children ?? [])].every((part) => part.getBoundingClientRect().right <= end);
    });
    expect(isInside).toBe(true);
  });

  it('is finished everywhere after the last /end', async () => {
    const matchId = '7700000000000002';
    const { players, matchKey } = await startMatch(matchId);
    const before = await (await fetch(`${origin}/matches/${matchId}`)).text();
    expect(before).toContain('в игре 6 из 6');
    for (const [index, playerId] of players.toReversed().entries())
      await game('/api/game/end', endOf(matchId, matchKey, playerId, 6 - index));
    await expect
      .poll(async () => (await api<{ isFinished: boolean }>(`/api/v2/matches/short?dotaMatchId=${matchId}`)).isFinished)
      .toBe(true);
    await expect.poll(async () => (await fetch(`${origin}/matches/${matchId}`)).text()).not.toContain('в игре 6 из 6');
    expect((await api<History>(`/api/v2/matches/history?playerId=${players[0]}`)).values[0]?.isFinished).toBe(true);
  });

  it.each(['/matches/123', '/matches/abc', '/matches/1e5', '/matches/-1', '/matches/99999999999999999999', '/matches/%E0%A4%A'])(
    'answers %s with 404 and a link onward',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404);
      const { page } = await visitor({ language: 'en' });
      await page.goto(path);
      expect(await page.locator('main a').count()).toBeGreaterThan(0);
    },
  );
});
