import { afterAll, describe, expect, it } from 'vitest';
import { api, closeBrowser, expectSound, game, open, origin, visitor } from './browser.ts';

afterAll(closeBrowser);
type Top = { playerId: number };
type History = { values: { matchId: number; isFinished: boolean; mapName: string }[] };

async function findMatches(): Promise<{ solo: number; duo: number }> {
  const found = { solo: 0, duo: 0 };
  for (const isDuo of ['false', 'true']) {
    for (const { playerId } of (await api<Top[]>(`/api/v2/leaderboard?isduo=${isDuo}`)).slice(0, 10)) {
      for (const row of (await api<History>(`/api/v2/matches/history?playerId=${playerId}`)).values) {
        if (row.isFinished) found[row.mapName.includes('duo') ? 'duo' : 'solo'] ||= row.matchId;
      }
    }
  }
  return found;
}

/** A lobby of our own, started but not over. */
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

describe('a match page', () => {
  it.each([
    ['solo', 'ru', 1440],
    ['solo', 'en', 390],
    ['duo', 'en', 768],
    ['duo', 'ru', 390],
  ] as const)('of a %s match is whole and sound in %s at %i px', async (mode, language, width) => {
    const id = (await findMatches())[mode];
    const { page, errors } = await visitor({ language, width });
    await open(page, `/matches/${id}`);
    await expect.poll(() => page.locator('h1').innerText()).toContain(String(id));
    for (const title of language === 'ru'
      ? ['Игроки', 'Шесть баз', 'Кто кому нанёс урон', 'Баны и пики', 'История осад']
      : ['Players', 'Six bases', 'Damage dealt to whom', 'Bans and picks', 'Sieges']) {
      expect(await page.getByRole('heading', { name: title }).count(), title).toBe(1);
    }
    await expectSound(page);
    expect(errors).toEqual([]);
  });

  it('fills itself as players end, without a reload, and says when it is over', async () => {
    const matchId = '7700000000000001';
    const { players, matchKey } = await startMatch(matchId);
    const { page, errors } = await visitor({ language: 'en' });
    await open(page, `/matches/${matchId}`);
    expect(await page.getByText('still playing', { exact: true }).count()).toBeGreaterThanOrEqual(6);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    const order = players.toReversed();
    for (const [index, playerId] of order.entries()) {
      const answer = await game('/api/game/end', endOf(matchId, matchKey, playerId, 6 - index));
      expect(answer.status).toBe(200);
      await page
        .getByText(`Живой ${6 - index}`)
        .first()
        .waitFor();
    }
    await page.getByText('Finished', { exact: true }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('is finished everywhere after the last /end', async () => {
    const matchId = '7700000000000002';
    const { players, matchKey } = await startMatch(matchId);
    const before = await (await fetch(`${origin}/matches/${matchId}`)).text();
    expect(before).toContain('ещё в игре');
    for (const [index, playerId] of players.toReversed().entries())
      await game('/api/game/end', endOf(matchId, matchKey, playerId, 6 - index));
    await expect
      .poll(async () => (await api<{ isFinished: boolean }>(`/api/v2/matches/short?dotaMatchId=${matchId}`)).isFinished)
      .toBe(true);
    await expect.poll(async () => (await fetch(`${origin}/matches/${matchId}`)).text()).not.toContain('ещё в игре');
    expect((await api<History>(`/api/v2/matches/history?playerId=${players[0]}`)).values[0]?.isFinished).toBe(true);
  });

  it.each(['/matches/123', '/matches/abc', '/matches/1e5', '/matches/-1', '/matches/99999999999999999999', '/matches/%E0%A4%A'])(
    'answers %s with 404 and a way on',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404);
      const { page } = await visitor({ language: 'en' });
      await page.goto(path);
      expect(await page.locator('main a').count()).toBeGreaterThan(0);
    },
  );
});

describe('match search', () => {
  it('finds a match by its number and leads to it', async () => {
    const { solo } = await findMatches();
    const { page, errors } = await visitor({ language: 'en', width: 390 });
    await open(page, '/matches/search');
    await page.getByRole('searchbox').fill(` ${solo} `);
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: 'Open the match' }).click();
    await page.waitForURL(`**/matches/${solo}`);
    await expect.poll(() => page.locator('h1').innerText()).toContain(String(solo));
    expect(errors).toEqual([]);
  });

  it.each(['1e5', '-1', '1.5', '0', 'abc'])('does nothing for %s', async (typed) => {
    const { page } = await visitor({ language: 'en' });
    await open(page, '/matches/search');
    await page.getByRole('searchbox').fill(typed);
    await page.getByRole('searchbox').press('Enter');
    expect(await page.getByRole('button', { name: 'Find' }).isDisabled()).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  });

  it('says when there is no such match', async () => {
    const { page } = await visitor({ language: 'ru' });
    await open(page, '/matches/search?id=42');
    await page.getByRole('status').filter({ hasText: 'Матч не найден' }).waitFor();
  });
});
