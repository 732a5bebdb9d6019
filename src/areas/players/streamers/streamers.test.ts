import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planSeason } from '#areas/games/ingest/open-season.command.ts';
import { LONGEST_MATCH_MS } from '#areas/games/matches/matches.rules.ts';
import { listSeasons } from '#areas/games/seasons/seasons.repo.ts';
import { tag } from '#contract/tags.ts';
import { announceChange } from '#db/notify.ts';
import { inTransaction, sql } from '#db/pool.ts';
import { endBody, makeLobby, post, startBody, type Lobby } from '../../../../tests/kits/game-server.ts';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import { chatLine } from './chat-line.rules.ts';
import { overlayDocument, readLook } from './overlay-document.rules.ts';
import { COUNT_UP_MS, countedUp, END_MS, overlayView, saysNobody, whileCounting, type OverlayMode } from './overlay.rules.ts';
import type { PlayerNow } from './player-now.contract.ts';

const ru = { numbers: 'ru', of: 'из' };
const at = Date.parse('2026-11-24T18:12:31Z');
const now: PlayerNow = {
  playerId: 7,
  nickname: 'Мороз',
  day: '2026-11-24',
  solo: { rating: 1873, change: 40, places: [1, 3, 2] },
  duo: { rating: 900, change: -20, places: [3] },
  match: { matchId: 5, isDuo: false, createdAtUtc: '2026-11-24T18:00:00', left: 4, playerCount: 6, chances: [0.38, 0.27, 0.2, 0.15, 0, 0] },
  last: { matchId: 4, isDuo: true, place: 3, ratingChange: -20, endedAtUtc: '2026-11-24T17:50:00' },
};
const view = (changes: Partial<PlayerNow>, mode: OverlayMode = 'auto', later = 0) =>
  overlayView({ ...now, ...changes }, at + later, mode, ru);

describe('an overlay', () => {
  it('shows the current match with its clock and forecast', () => {
    expect(view({})).toMatchObject({
      state: 'match',
      rating: '1\u00a0873',
      today: '+40',
      sign: 'up',
      clock: '12:31',
      left: '4 из 6',
      chances: [38, 27, 20, 15, 0, 0],
    });
  });

  it('shows how a match ended for twenty seconds, and then the day’s results', () => {
    const ended = { match: null, last: { matchId: 5, isDuo: false, place: 1, ratingChange: 40, endedAtUtc: '2026-11-24T18:12:30' } };
    expect(view(ended)).toMatchObject({ state: 'end', place: '1', gain: '+40', gainSign: 'up' });
    expect(view(ended, 'auto', END_MS)).toMatchObject({ state: 'idle', places: [1, 3, 2] });
  });

  it.each([
    [40, ['±0', '+23', '+35', '+40', '+40']],
    [-30, ['±0', '−17', '−26', '−30', '−30']],
    [0, ['±0', '±0', '±0', '±0', '±0']],
  ])('counts a change of %i up to the new value and stops there', (change, told) => {
    expect([0, 0.25, 0.5, 1, 9].map((share) => countedUp(change, share * COUNT_UP_MS))).toEqual(told);
  });

  it('counts nothing at the end of a match that changes no rating', () => {
    const ended = (ratingChange: number | null) =>
      view({ match: null, last: { matchId: 5, isDuo: false, place: 1, ratingChange, endedAtUtc: '2026-11-24T18:12:30' } });
    expect([0, 600, COUNT_UP_MS].map((ms) => whileCounting(ended(40), ms).gain)).toEqual(['±0', '+35', '+40']);
    expect([0, 600, COUNT_UP_MS].map((ms) => whileCounting(ended(null), ms).gain)).toEqual(['', '', '']);
  });

  it.each([
    [200, { data: null, hasErrors: true }, true],
    [200, { data: now, hasErrors: false }, false],
    [429, { data: null, hasErrors: true }, false],
    [503, { data: null, hasErrors: true }, false],
  ])('disappears only if the site knows no player to show, not if the site fails to answer: %i', (status, answer, isNobody) => {
    expect(saysNobody(status, answer)).toBe(isNobody);
  });

  it.each<[OverlayMode, string, string]>([
    ['auto', 'idle', '900'],
    ['1x6', 'idle', '1\u00a0873'],
    ['2x8', 'idle', '900'],
  ])('shows the requested mode, or the one last played: %s', (mode, state, rating) => {
    expect(view({ match: null }, mode)).toMatchObject({ state, rating });
  });

  it('leaves a match that never ends once the site gives it up', () => {
    const begun = Date.parse('2026-11-24T18:00:00Z');
    expect(view({}, 'auto', begun + LONGEST_MATCH_MS - 1 - at)).toMatchObject({ state: 'match', clock: '179:59' });
    expect(view({}, 'auto', begun + LONGEST_MATCH_MS - at)).toMatchObject({ state: 'idle', clock: '', left: '', chances: [] });
  });

  it('shows the last places of the day, as many as fit', () => {
    const places = [1, 2, 3, 4, 5, 6, 1, 2, 3];
    const shownIn = (query: string) => {
      const html = overlayDocument(
        { ...now, match: null, last: null, solo: { ...now.solo, places } },
        readLook(new URLSearchParams(query)),
        'en',
        new Date(at),
      );
      return [...html.matchAll(/<b data-p="(\d)">/g)].map(([, place]) => Number(place));
    };
    expect(shownIn('')).toEqual(places.slice(-8));
    expect(shownIn('view=compact')).toEqual(places.slice(-4));
  });

  it('begins a new day by its own clock', () => {
    expect(view({ match: null }, '1x6', 3 * 3600 * 1000)).toMatchObject({ today: '±0', sign: 'none', places: [] });
  });
});

describe('a line for chats', () => {
  it('contains everything in either language', () => {
    expect(chatLine(now, 'ru', new Date(at))).toBe('Мороз: 1 873 (+40 сегодня), места сегодня 1 3 2, в игре 12:31 · 4 из 6');
    expect(chatLine(now, 'en', new Date(at))).toBe('Мороз: 1,873 (+40 today), places today 1 3 2, in a match 12:31 · 4 of 6');
    expect(chatLine({ ...now, match: null, last: null, solo: { rating: 0, change: 0, places: [] } }, 'ru', new Date(at))).toBe(
      'Мороз: 0 (±0 сегодня)',
    );
  });

  it('is one short line that no chat reads as a command', () => {
    const long = {
      ...now,
      nickname: `/ban \n${'ё'.repeat(90)}`,
      solo: { rating: 12_345, change: -1000, places: Array.from({ length: 40 }, () => 6) },
    };
    const line = chatLine(long, 'en', new Date(at));
    expect(line).toMatch(/^ban ё+…: /);
    expect(line.length).toBeLessThanOrEqual(200);
  });
});

describe('on the site', () => {
  let site: WebSite;
  let lobby: Lobby;
  let playerId = '';
  beforeAll(async () => {
    site = await openWebSite();
    lobby = makeLobby({ mapName: 'ranked_0-500' });
    playerId = lobby.players[0] ?? '';
    await post(site.context, 'game/match_start', startBody(lobby));
  });
  afterAll(() => site.close());
  const get = (path: string) => fetch(site.origin + path);
  const hide = (visibility: string) =>
    site.connection.pool.query('update players set visibility = $2 where id = $1', [playerId, visibility]);

  it('listeners hear of everything in the player’s current match', async () => {
    const stopping = new AbortController();
    const answer = await fetch(`${site.origin}/api/v2/players/now/stream?playerId=${playerId}`, { signal: stopping.signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const next = async (sign: string) => {
      while (!heard.includes(sign)) heard += (await reader?.read())?.value ?? '';
    };
    await next('"left":6');
    await post(site.context, 'game/end', endBody(lobby, 5, 6));
    await next('"left":5');
    await post(site.context, 'game/end', endBody(lobby, 0, 5, { playerName: '<i>"Nick"</i>' }));
    await next('"place":5');
    expect(heard).toContain('"match":null');
    stopping.abort();
  });

  it('the overlay is rendered by the server, can be put in frames and styled, and is not listed or indexed', async () => {
    const answer = await get(`/overlay/${playerId}?lang=en&view=compact&width=520&color=ff0000&up=url(x)&hide=places,body`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-language': 'en',
    });
    expect(answer.headers.get('content-security-policy')).toMatch(
      /script-src 'self';.*style-src 'self' 'unsafe-inline';.*frame-ancestors \*$/,
    );
    expect(html).toContain('<span class="sixfold-name">&lt;i&gt;"Nick"&lt;/i&gt;</span>');
    expect(html).toContain('class="overlay compact no-places" style="--u:2px;--color:#ff0000" data-show="end"');
    expect(html).toContain('<span class="sixfold-place" data-p="5">5</span>');
  });

  it('the line is plain text and cached for seconds', async () => {
    const answer = await get(`/chat/${playerId}?lang=ru`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=10',
      // Without a language in its address the answer is in the caller's: a shared cache must not give it to anybody else.
      vary: 'Accept-Language, Cookie',
    });
    expect(await answer.text()).toMatch(/^<i>"Nick"<\/i>: \d+ \(±0 сегодня\), места сегодня 5$/);
  });

  it('listeners hear of a new name, and of a new season that reduces the rating', async () => {
    const match = makeLobby({ mapName: 'ranked_0-500' });
    const [own = ''] = match.players;
    await post(site.context, 'game/match_start', startBody(match));
    await post(site.context, 'game/end', endBody(match, 0, 1));
    const stopping = new AbortController();
    const answer = await fetch(`${site.origin}/api/v2/players/now/stream?playerId=${own}`, { signal: stopping.signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const next = async (sign: string) => {
      while (!heard.includes(sign)) heard += (await reader?.read())?.value ?? '';
    };
    await next('"rating":40');
    await inTransaction(site.db, async (transaction) => {
      await sql`update players set nickname = 'Renamed' where id = ${own}`.execute(transaction);
      await announceChange(transaction, [tag.player(Number(own))]);
    });
    await next('"nickname":"Renamed"');
    const seasons = await listSeasons(site.db);
    const number = Math.max(...seasons.map((season) => season.number)) + 1;
    await planSeason(site.db, { number, name: `Season ${number}`, startsAt: null, keptPercent: 0 }, 'x', new Date());
    await next('"rating":0,"change":40');
    stopping.abort();
  });

  it.each(['private', 'erased'])('there is nothing for a player who is %s, nor for an unknown one', async (visibility) => {
    await hide(visibility);
    for (const path of ['overlay', 'chat']) {
      for (const id of [playerId, '3999999999', 'x']) {
        const answer = await get(`/${path}/${id}?lang=en`);
        expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
          404,
          'text/plain; charset=utf-8',
          'No such player',
        ]);
      }
    }
    await hide('anonymous');
    expect((await get(`/chat/${playerId}`)).status).toBe(200);
  });
});
