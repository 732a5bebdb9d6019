import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishContent } from '#areas/wiki/content/publish-content.command.ts';
import { demoContent } from '#main/cli/read-pack.ts';
import { makeLobby, playMatch } from '../../tests/kits/game-server.ts';
import { openWebSite, type WebSite } from '../../tests/kits/web-site.ts';

let site: WebSite;
const { players } = makeLobby();
const [one, two] = players;

/** A page from the server: its status, the matches its rows link to, and the links of its pagers. */
async function read(path: string) {
  const response = await fetch(site.origin + path, { headers: { 'accept-language': 'en' } });
  const html = ((await response.text()).split('<script type="application/json"')[0] ?? '').replaceAll('&amp;', '&');
  const hrefOf = (rel: string) => new RegExp(`<a href="([^"]*)" rel="${rel}"`).exec(html)?.[1];
  return {
    status: response.status,
    canonical: /rel="canonical" href="[^"]*?(\/[^"/]*)"/.exec(html)?.[1],
    // Anything before the first table also links to the last match.
    matches: [...new Set([...html.slice(html.indexOf('<tbody')).matchAll(/href="\/matches\/(\d+)"/g)].map((match) => match[1]))],
    next: hrefOf('next'),
    previous: hrefOf('prev'),
    to: (page: number) => new RegExp(`<a href="([^"]*)" aria-label="Page ${page}`).exec(html)?.[1],
  };
}

/** Plays matches with the same players; returns their ids, newest first. */
async function play(count: number): Promise<string[]> {
  const played: string[] = [];
  for (let n = 0; n < count; n++) {
    const lobby = makeLobby({ players });
    await playMatch(site.context, lobby);
    played.unshift(lobby.matchId);
  }
  return played;
}

let played: string[] = [];
beforeAll(async () => {
  site = await openWebSite();
  await publishContent(site.db, { content: demoContent(), author: 'tests', source: 'a test', now: new Date() });
  played = await play(41);
});
afterAll(() => site.close());

describe('a pager', () => {
  test.each([`/players/${one}`, `/players/${one}?sort=place`, `/players/${one}/with/${two}`, '/heroes/axe'])(
    'of %s keeps the list of its first page, and has a link to newer rows',
    async (path) => {
      await expect.poll(async () => (await read(path)).matches[0]).toBe(played[0]);
      const first = await read(path);
      const list = played;
      played = [...(await play(1)), ...played];
      expect(first.next).toMatch(
        path.startsWith('/heroes') ? /[?]endedBy=\d{13}&page=2#matches$/ : new RegExp(`[?]page=2(&sort=place)?&until=${list[0]}(#games)?$`),
      );
      const second = await read(first.next ?? '');
      const third = await read(second.next ?? '');
      expect([...first.matches, ...second.matches, ...third.matches]).toEqual(list);
      expect(third.next).toBeUndefined();
      expect(second.to(3)).toBe(second.next);
      expect(third.previous).toBe(first.next);
      expect([second.previous, second.to(1)].map((href) => href?.split('#')[0])).toEqual([path, path]);
      expect(second.canonical?.includes('?page=2')).toBe(true);
      await expect.poll(async () => (await read(path)).matches[0]).toBe(played[0]);
    },
  );

  test('opened only by its number shows the current list', async () => {
    const second = await read(`/players/${one}?page=2`);
    expect([second.matches, second.next]).toEqual([played.slice(20, 40), `/players/${one}?page=3#games`]);
  });

  test.each(['until=abc', 'until=0', 'until=now', 'until=9223372036854775808', 'until=5'])('ignores %s', async (until) => {
    for (const path of [`/players/${one}`, `/players/${one}/with/${two}`, '/heroes/axe']) {
      const { status, matches } = await read(`${path}?page=2&${until}`);
      expect([status, matches]).toEqual([200, played.slice(20, 40)]);
    }
  });
});

describe('a page beyond the list', () => {
  const lists = [`/players/${one}`, `/players/${one}/with/${two}`, '/heroes/axe', '/updates'];
  test.each(['0', '00', '9', '1000001', '9999999', '99999999', '9'.repeat(300)])('is not found: %s', async (number) => {
    for (const path of lists) expect([path, (await read(`${path}?page=${number}`)).status]).toEqual([path, 404]);
  });

  test.each(['1', '01', '', 'x', '-1', '1.5', '1e5'])('is not what %j selects: that is the first page', async (number) => {
    for (const path of lists) expect([path, (await read(`${path}?page=${number}`)).status]).toEqual([path, 200]);
  });

  test.each(['0', '99999999'])('of a profile says so and links to its first page: %s', async (number) => {
    const html = await (await fetch(`${site.origin}/players/${one}?page=${number}`, { headers: { 'accept-language': 'en' } })).text();
    expect(html).toContain(`href="/players/${one}"`);
    expect(html).toContain('No such page of matches');
  });

  test.each(['0', '2', '99999999'])('of an unknown or hidden player says that there is no such player: %s', async (number) => {
    const [, , hidden] = players;
    await site.connection.pool.query(`update players set visibility = 'private' where id = $1`, [hidden]);
    for (const id of [hidden, '1']) {
      const path = `/players/${id}`;
      const html = await (await fetch(`${site.origin}${path}?page=${number}`, { headers: { 'accept-language': 'en' } })).text();
      expect(html).toContain('Player not found');
      expect(html).not.toContain('No such page of matches');
      expect(html).not.toContain(`href="${path}"`);
    }
  });
});
