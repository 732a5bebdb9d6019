import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upsertSeenPlayers } from '#areas/core/accounts/players.repo.ts';
import { upsertPlayers } from '#areas/games/ingest/rating.repo.ts';
import { sql } from '#db/pool.ts';
import { searchKey } from '#lib/search-key.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { searchApi } from './search.api.ts';
import type { Found } from './search.contract.ts';
import { weighPlayers } from './weigh-players.command.ts';

const names = [
  'Мария',
  'Maria',
  'mariachi',
  'Marina',
  'pocket moon',
  'Night Moon',
  'moonlight',
  'Дмитрий™',
  '🔥Феникс🔥',
  "O'Malley",
  '1337',
  'A',
  'ab',
  'averyverylongname',
  'waiting for my turn to win',
  null,
];
const FIRST = 1000;
const idOf = (name: string | null) => FIRST + names.indexOf(name);

let world: World;
beforeAll(async () => {
  world = await openWorld();
  const at = new Date('2026-01-01T00:00:00Z');
  const players = names.map((nickname, index) => ({ playerId: FIRST + index, nickname, at }));
  await upsertSeenPlayers(world.db, players);
  await upsertPlayers(
    world.db,
    players.map(({ playerId }) => playerId),
    'solo',
    at,
  );
  await sql`update player_modes set games = case player_id when ${idOf('mariachi')} then 500 when ${idOf('Night Moon')} then 90 else 3 end`.execute(
    world.db,
  );
  await weighPlayers(world.db);
  await sql`insert into steam_profiles (player_id, persona_name, profile_url, fetched_at)
    values (${idOf('A')}, 'A', 'https://steamcommunity.com/id/KnownName/', now())`.execute(world.db);
});
afterAll(() => world.close());

async function find(text: string): Promise<Found> {
  const [route] = searchApi;
  return (await route?.run(world.context, { text } as never, {} as never)) as Found;
}
const found = async (text: string) => (await find(text)).players.map((player) => player.nickname);

describe('players are found', () => {
  test.each([
    ['мари', ['mariachi', 'Мария', 'Maria', 'Marina']],
    ['MARIA', ['Мария', 'Maria', 'mariachi']],
    ['мария', ['Мария', 'Maria', 'mariachi']],
    ['ьфкшф', ['Мария', 'Maria', 'mariachi']],
    ['vfhbz', ['Мария', 'Maria', 'mariachi']],
    ['moon', ['moonlight', 'Night Moon', 'pocket moon']],
    ['моон', ['moonlight', 'Night Moon', 'pocket moon']],
    ['dmitriy', ['Дмитрий™']],
    ['феникс', ['🔥Феникс🔥']],
    ['omalley', ["O'Malley"]],
    ['maira', ['Мария', 'Maria', 'mariachi']],
    ['averyveylongname', ['averyverylongname']],
    ['averyvrylongnme', ['averyverylongname']],
    ['a', ['A', 'ab', 'averyverylongname']],
    ['zzzzzz', []],
    ['🔥', []],
  ])('by %j', async (text, expected) => {
    expect(await found(text)).toEqual(expect.arrayContaining(expected));
    expect((await found(text)).slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
  });

  test('by a long name with a letter missing, changed or swapped with the next, anywhere in it', async () => {
    const name = 'waiting for my turn to win';
    for (let at = 0; at < name.length - 1; at++) {
      const [before, [letter = '', next = ''], after] = [name.slice(0, at), name.slice(at, at + 2), name.slice(at + 2)];
      for (const typed of [next, `u${next}`, next + letter])
        expect(await found(before + typed + after), before + typed + after).toEqual([name]);
    }
  });

  test('with whole names before prefixes, and players with more games first', async () => {
    expect((await found('maria'))[2]).toBe('mariachi');
    expect((await found('mari'))[0]).toBe('mariachi');
    expect((await found('moon')).slice(0, 2)).toEqual(['moonlight', 'Night Moon']);
  });

  test('by id, SteamID64 and addresses, with their figures', async () => {
    const { players } = await find(String(idOf('mariachi')));
    expect(players).toEqual([{ playerId: idOf('mariachi'), nickname: 'mariachi', avatarUrl: null, rating: 0, matchCount: 500 }]);
    const steamId64 = String(76_561_197_960_265_728n + BigInt(idOf('mariachi')));
    for (const text of [steamId64, `https://steamcommunity.com/profiles/${steamId64}/`, `https://a.example/players/${idOf('mariachi')}`])
      expect(await found(text)).toEqual(['mariachi']);
  });

  test('by number, and by a name that consists of digits', async () => {
    expect(await found('1337')).toEqual(['1337']);
  });

  test('by number if they have no name', async () => {
    expect(await found(String(idOf(null)))).toEqual([String(idOf(null))]);
  });

  test('by the Steam address that Steam sent, and the result says that others are unknown', async () => {
    expect(await find('https://steamcommunity.com/id/knownname')).toMatchObject({
      players: [{ nickname: 'A' }],
      isUnknownSteamAddress: false,
    });
    expect(await find('https://steamcommunity.com/id/nobody')).toMatchObject({ players: [], heroes: [], isUnknownSteamAddress: true });
  });

  test('only while everyone may see them', async () => {
    await sql`update players set visibility = 'anonymous' where id = ${idOf('Night Moon')}`.execute(world.db);
    expect(await found('night moon')).not.toContain('Night Moon');
    expect((await find(String(idOf('Night Moon')))).players).toEqual([]);
    await sql`update players set visibility = 'public' where id = ${idOf('Night Moon')}`.execute(world.db);
    expect(await found('night moon')).toContain('Night Moon');
  });

  test('five at most', async () => {
    expect(await found('m')).toHaveLength(5);
  });
});

test('heroes are found by their address', async () => {
  expect((await find('https://sixfold.example/heroes/antimage')).heroes).toEqual([
    { name: 'npc_dota_hero_antimage', urlName: 'antimage', userFriendlyName: 'Anti-Mage', ruName: 'Антимаг' },
  ]);
  expect((await find('пудж')).heroes[0]).toMatchObject({ urlName: 'pudge' });
});

test('items are found by their names and nicknames, from the second letter on', async () => {
  await expect(find('bkb')).resolves.toMatchObject({ items: [{ luaName: 'item_black_king_bar', name: 'Black King Bar' }] });
  expect((await find('даггер')).items[0]).toEqual({ luaName: 'item_blink', name: 'Blink Dagger' });
  expect((await find('re')).items).toHaveLength(3);
  expect((await find('r')).items).toEqual([]);
});

test('the database and the browser build the same key from a name', async () => {
  const same = async (given: string[]) => {
    const { rows } = await sql<{ key: string | null }>`select search_key(name) as key
      from unnest(${given}::text[]) with ordinality as n (name, place) order by place`.execute(world.db);
    expect(rows.map(({ key }) => key ?? '')).toEqual(given.map(searchKey));
  };
  await same(names.map((name) => name ?? ''));
  const letter = fc.constantFrom(
    ...Array.from('абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґABCXYZWQabcxyzwq019 .-_\'’"~[]<>éüñøłßœæıİΣσςА́🔥👑雪한Ω™'),
  );
  const name = fc.oneof(fc.string({ unit: letter, maxLength: 24 }), fc.string({ unit: 'grapheme', maxLength: 12 }));
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::integer as version`.execute(world.db);
  // An older server's Unicode version lacks the newest letters, all of them beyond the first plane.
  const unknown = (rows[0]?.version ?? 0) < 170_000 ? /[\0\u{10000}-\u{10ffff}]/gu : /\0/g;
  await fc.assert(
    fc.asyncProperty(fc.array(name, { maxLength: 60 }), (given) => same(given.map((each) => each.replaceAll(unknown, '')))),
    { numRuns: 60 },
  );
});
