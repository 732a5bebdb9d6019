import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#db/pool.ts';
import { makeLog } from '#services/log.ts';
import { makeLobby, orderlyEnd, post, startBody } from '../../../../tests/kits/game-server.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import { openWorld, type World } from '../../../../tests/world/world.ts';
import { linkRatings } from './link-ratings.command.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function playMatch(): Promise<void> {
  const lobby = makeLobby();
  await post(world.context, 'game/match_start', startBody(lobby));
  for (const index of lobby.players.keys()) await post(world.context, 'game/end', orderlyEnd(lobby, index));
}

const chain = () =>
  rowsOf<{ position: number; link: string }>(
    world.db,
    `select position, encode(link, 'hex') as link from rating_links where season_id = (select max(season_id) from rating_changes) order by position`,
  );

/** Computed by the database itself, from the stored rows. */
const broken = () =>
  rowsOf(
    world.db,
    `select * from (
       select position, link, commitment, row_number() over w as expected,
         coalesce(lag(link) over w, sha256(convert_to('season:' || season_id, 'UTF8'))) as before,
         sha256(convert_to(concat_ws(',', encode(salt, 'hex'), match_id, player_id, mode, season_id, rating_before, change, rating_after,
           is_double::text, coalesce(place::text, ''), to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), 'UTF8')) as committed
       from rating_links join rating_changes using (match_id, player_id, mode, season_id)
       window w as (partition by season_id order by position)
     ) c where position <> expected or link <> sha256(before || commitment) or commitment <> committed`,
  );

test('every rating change gets one link, in the order of the ledger, and keeps it', async () => {
  await playMatch();
  expect(await linkRatings(world.db)).toBe(6);
  const first = await chain();
  expect(first.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await linkRatings(world.db)).toBe(0);
  await playMatch();
  expect(await linkRatings(world.db)).toBe(6);
  expect((await chain()).slice(0, 6)).toEqual(first);
  expect(await broken()).toEqual([]);
});

test('two servers that link at once make one chain', async () => {
  const second = connect(world.connection.config, makeLog('silent', 'test'), 2);
  await playMatch();
  await playMatch();
  const counts = await Promise.all([linkRatings(world.db), linkRatings(second.db)]);
  await second.close();
  expect(counts[0] + counts[1]).toBe(12);
  expect(await broken()).toEqual([]);
});

test('a late rating change is linked after the others and changes no earlier link', async () => {
  const before = await chain();
  await playMatch();
  await world.connection.pool.query(
    `update rating_changes set created_at = created_at - interval '40 days' where (match_id, player_id, mode) not in (select match_id, player_id, mode from rating_links)`,
  );
  await linkRatings(world.db);
  expect((await chain()).slice(0, before.length)).toEqual(before);
  expect(await chain()).toHaveLength(before.length + 6);
  expect(await broken()).toEqual([]);
});

test('a row of the ledger with a link cannot be deleted', async () => {
  await expect(world.connection.pool.query('delete from rating_changes')).rejects.toThrow('rating_links');
});
