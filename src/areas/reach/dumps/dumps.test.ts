import { hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parquetReadObjects } from 'hyparquet';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount } from '#areas/players/privacy/erase-account.command.ts';
import { setVisibility } from '#areas/players/privacy/set-visibility.command.ts';
import { LedgerRow, recompute } from '#areas/reach/recompute/recompute.rules.ts';
import { metaAnswer } from '#areas/stats/hero-stats/meta-answer.rules.ts';
import { listHeroRows } from '#areas/stats/hero-stats/meta.repo.ts';
import { daysOf } from '#areas/stats/rollups/period.rules.ts';
import { hexOf } from '#lib/hex.ts';
import { checkSeason } from '../../../../examples/check-season/check-season.mjs';
import { rebuildMeta } from '../../../../examples/rebuild-meta/rebuild-meta.mjs';
import { filesOf, openDumpedSeason, shownFiles, type DumpedSeason, type Line } from '../../../../tests/kits/dumped-season.ts';
import { rowsOf } from '../../../../tests/kits/stored.ts';
import type { WebSite } from '../../../../tests/kits/web-site.ts';

const now = new Date();
/** Below which ratings of 1x6 do not fall in the demo season. */
const DEMO_FLOOR = 800;
let dumped: DumpedSeason;
let site: WebSite;
let dir: string;

beforeAll(async () => {
  dumped = await openDumpedSeason(now);
  ({ site, dir } = dumped);
}, 120_000);
afterAll(() => dumped.close());

test('the files contain every match, and Parquet and NDJSON agree', async () => {
  const manifest = await dumped.manifest();
  const [counted] = await rowsOf<{ matches: number; players: number; changes: number }>(
    site.db,
    `select (select count(*) from matches) as matches, (select count(*) from match_players) as players, (select count(*) from rating_changes c join players p on p.id = c.player_id where p.visibility = 'public') as changes`,
  );
  expect(dumped.linesOf(manifest, 'matches').length).toBe(counted?.matches);
  expect(dumped.linesOf(manifest, 'match_players').length).toBe(counted?.players);
  expect(dumped.linesOf(manifest, 'ratings').length).toBe(counted?.changes);
  for (const { name, columns, parts } of manifest.tables)
    for (const { parquet, ndjson, rows } of parts.slice(-1)) {
      const read = await parquetReadObjects({ file: new Uint8Array(fs.readFileSync(path.join(dir, path.basename(parquet.path)))).buffer });
      const parsed = JSON.parse(
        JSON.stringify(read, (_key, value: unknown) =>
          typeof value === 'bigint' ? Number(value) : value instanceof Uint8Array ? hexOf(value) : value,
        ),
      ) as Line[];
      // A list that is missing is left out where Parquet is read.
      const plain = parsed.map((row) => Object.fromEntries(columns.map(({ name: column }) => [column, row[column] ?? null])));
      const lines = gunzipSync(fs.readFileSync(path.join(dir, path.basename(ndjson.path))))
        .toString()
        .split('\n')
        // In the first hours of a month a file may be empty.
        .filter((line) => line !== '');
      const asNumbers = lines.map((line) => {
        const row = JSON.parse(line) as Line;
        return Object.fromEntries(
          columns.map(({ name: column, kind }) => [column, kind === 'id' && row[column] !== null ? Number(row[column]) : row[column]]),
        );
      });
      expect([name, plain.length]).toEqual([name, rows]);
      expect(plain).toEqual(asNumbers);
    }
});

test('the table of heroes counted from the files equals the site’s to the last digit', async () => {
  for (const period of ['four_days', 'prev_week'] as const)
    for (const mode of ['solo', 'duo'] as const)
      for (const rankGroup of [undefined, 'legend']) {
        const rows = await listHeroRows(site.db, period, { mode, rankGroup, withTalents: false });
        const shown = metaAnswer(rows, mode, (hero) => hero).map(({ heroName, matchCount, pickrate, averagePlace, places }) => ({
          heroName,
          matchCount,
          pickrate,
          averagePlace,
          places,
        }));
        const rebuilt = await rebuildMeta({ origin: site.origin, ...daysOf(period, now), mode, rankGroup });
        const byName = (one: { heroName: string }, other: { heroName: string }) => (one.heroName < other.heroName ? -1 : 1);
        expect(rebuilt.toSorted(byName)).toEqual(shown.toSorted(byName));
      }
}, 60_000);

test.each(['ru', 'en'])('the page of the files names each of them and describes them in JSON-LD, in %s', async (language) => {
  const response = await fetch(`${site.origin}/data?lang=${language}`);
  const html = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const { path: address } of shownFiles(await dumped.manifest())) expect(html).toContain(`href="${address}"`);
  const [, dataset = ''] = /<script type="application\/ld\+json">(\{[^<]*"@type":"Dataset".*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(dataset)).toMatchObject({ license: expect.stringContaining('zero'), distribution: expect.any(Array) });
});

test('a file is served in parts: ranges, a part that does not exist, a file that the client has', async () => {
  const [file] = filesOf(await dumped.manifest());
  const address = `${site.origin}${file?.path}`;
  const whole = await fetch(address);
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect(whole.headers.get('access-control-expose-headers')).toContain('Content-Range');
  expect(whole.headers.get('cache-control')).toContain('immutable');
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes.length).toBe(file?.bytes);
  const tail = await fetch(address, { headers: { range: 'bytes=-8' } });
  expect([tail.status, tail.headers.get('content-range')]).toEqual([206, `bytes ${bytes.length - 8}-${bytes.length - 1}/${bytes.length}`]);
  expect(Buffer.from(await tail.arrayBuffer())).toEqual(bytes.subarray(-8));
  expect((await fetch(address, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416);
  const preflight = await fetch(address, {
    method: 'OPTIONS',
    headers: { origin: 'https://example.com', 'access-control-request-headers': 'range' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, expect.stringContaining('range')]);
  expect((await fetch(address, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } })).status).toBe(304);
  for (const name of ['manifest.json', '..%2Fmanifest.json', 'matches-2026-11-0000000000000000.parquet', 'x'])
    expect((await fetch(`${site.origin}/data/${name}`)).status, name).toBe(404);
});

test('anyone with the files can check the chain of a season: it contains all rating changes, and a link published earlier is unchanged', async () => {
  const { seasons } = await dumped.manifest();
  expect(seasons.length).toBeGreaterThan(1);
  for (const { seasonId, links, lastLink } of seasons) {
    const [counted] = await rowsOf<{ rows: number }>(site.db, `select count(*) as rows from rating_changes where season_id = ${seasonId}`);
    const checked = await checkSeason({ origin: site.origin, season: seasonId, known: lastLink });
    expect(checked).toMatchObject({ links: counted?.rows, lastLink, waiting: 0, faults: [] });
    expect(checked.hidden + checked.shown).toBe(links);
  }
  expect((await checkSeason({ origin: site.origin, known: 'ab'.repeat(32) })).faults).toEqual([
    { position: null, matchId: null, playerId: null, what: 'the link that was published earlier is not in the chain' },
  ]);
});

test('a row of the ledger that was changed, and a link that was, are found and named from the files alone', async () => {
  type Row = { position: number; match_id: string; player_id: string; hex: string };
  const [row, link] = await rowsOf<Row>(
    site.db,
    `select l.position, l.match_id::text, l.player_id::text, encode(l.commitment, 'hex') as hex from rating_links l join players p on p.id = l.player_id
     where l.season_id = 14 and l.match_id > 0 and p.visibility = 'public' order by l.position offset 6 limit 2`,
  );
  if (!row || !link) throw new Error('the season has fewer links');
  const turn = `update rating_changes set is_double = not is_double where match_id = ${row.match_id} and player_id = ${row.player_id}`;
  const swap = `update rating_links set commitment = sha256(commitment) where season_id = 14 and position = ${link.position}`;
  await site.connection.pool.query(turn);
  await site.connection.pool.query(swap);
  const forged = await dumped.dump();
  const named = ({ position, match_id, player_id }: Row) => ({ position, matchId: match_id, playerId: player_id });
  expect((await dumped.check(forged)).faults).toEqual([
    { position: link.position, matchId: null, playerId: null, what: 'the link does not follow from the one before it' },
    { ...named(row), what: 'the row is not the one that was linked' },
    { ...named(link), what: 'the row is not the one that was linked' },
  ]);
  await site.connection.pool.query(turn);
  await site.connection.pool.query(
    `update rating_links set commitment = decode('${link.hex}', 'hex') where season_id = 14 and position = ${link.position}`,
  );
  expect((await dumped.check(await dumped.dump())).faults).toEqual([]);
});

test('every rating counted again from the files by the rules of the game equals the stored one', async () => {
  const manifest = await dumped.manifest();
  const rows = dumped.linesOf(manifest, 'ratings').map((line) =>
    v.parse(LedgerRow, {
      ...line,
      match_id: BigInt(String(line['match_id'])),
      player_id: BigInt(Number(line['player_id'])),
      created_at: new Date(String(line['created_at'])),
    }),
  );
  const ledgers = Map.groupBy(rows, (row) => `${row.player_id} ${row.mode}`);
  for (const { player_id: id, mode, rating } of dumped.linesOf(manifest, 'players')) {
    const found = await recompute(ledgers.get(`${String(id)} ${String(mode)}`) ?? [], DEMO_FLOOR, (bytes) =>
      Promise.resolve(hash('sha256', bytes)),
    );
    expect([id, mode, found.differences, found.rating]).toEqual([id, mode, [], rating]);
    expect(found.linked).toBe(found.changes);
  }
});

test('a night without changes writes no file again', async () => {
  const before = dumped.listed();
  const made = await dumped.dump();
  expect([made.written, made.kept]).toEqual([0, filesOf(made.manifest).length / 2]);
  expect(dumped.listed()).toEqual(before);
});

test('the files state the moment before they were read: a match that ends while they are written may be missing', async () => {
  const [file] = shownFiles(await dumped.manifest());
  const written = path.join(dir, path.basename(file?.path ?? ''));
  fs.rmSync(written);
  const seen: boolean[] = [];
  await dumped.dump(() => {
    seen.push(fs.existsSync(written));
    return now;
  });
  expect([seen, fs.existsSync(written)]).toEqual([[false], true]);
});

test('a partial file left by a killed run is deleted with the next run', async () => {
  fs.writeFileSync(path.join(dir, '.matches-2026-11.1.half.parquet'), 'PAR1');
  await dumped.dump();
  expect(dumped.listed().filter((file) => file.startsWith('.'))).toEqual([]);
});

test.each(['{"format":0}'])('a list of files that reads %j is ignored, and the next night makes all of it again', async (text) => {
  fs.writeFileSync(path.join(dir, 'manifest.json'), text);
  const { manifest, kept } = await dumped.dump();
  expect([kept, dumped.listed().length]).toEqual([0, filesOf(manifest).length + 1]);
});

test('a player who hides or is erased is in no file of any month from the next night on, and no old file remains', async () => {
  const people = await rowsOf<{ id: number }>(
    site.db,
    'select distinct player_id as id from player_modes where games > 20 order by 1 limit 6',
  );
  const names = new Map(people.map(({ id }, index) => [id, `Qzx${index}mantle`]));
  for (const [id, name] of names) await site.connection.pool.query('update players set nickname = $2 where id = $1', [id, name]);
  await dumped.dump();
  let clock = now.getTime();
  const hide = {
    anonymous: (id: number) => setVisibility(site.db, id, 'anonymous', new Date((clock += 60_000))),
    private: (id: number) => setVisibility(site.db, id, 'private', new Date((clock += 60_000))),
    erased: (id: number) => eraseAccount({ db: site.db, config: site.config, now: () => new Date((clock += 60_000)) }, id),
  };
  // Each way once, for one, two and three people; a player who is gone stays gone.
  const rounds = [
    ['anonymous', people.slice(0, 2)],
    ['private', people.slice(2, 5)],
    ['erased', people.slice(5, 6)],
  ] as const;
  for (const [how, chosen] of rounds) {
    const ids = chosen.map(({ id }) => id);
    const gone = await rowsOf<{ id: number }>(site.db, `select id from players where visibility <> 'public'`);
    const hidden = [...new Set([...ids, ...gone.map(({ id }) => id)])];
    const old = dumped.listed();
    for (const id of ids) await hide[how](id);
    const made = await dumped.dump();
    const { manifest } = made;
    const said = await dumped.everythingSaid();
    for (const id of hidden) {
      expect(said).not.toMatch(new RegExp(String.raw`\b${id}\b`));
      expect(said).not.toContain(names.get(id) ?? '\0');
      const { data } = (await (await fetch(`${site.origin}/api/v2/players/profile?playerId=${id}`)).json()) as {
        data: { isListed: boolean } | null;
      };
      expect(data?.isListed ?? false).toBe(false);
    }
    expect(dumped.listed()).toEqual([...filesOf(manifest).map((file) => path.basename(file.path)), 'manifest.json'].toSorted());
    expect(old.some((file) => !dumped.listed().includes(file))).toBe(true);
    for (const row of dumped.linesOf(manifest, 'match_players'))
      if (row['player_id'] === null) expect([row['rating_before'], row['is_double']]).toEqual([null, null]);
    for (const row of dumped.linesOf(manifest, 'matches')) expect(row['average_rating'] === null).toBe(row['hidden_players'] !== 0);
    expect(dumped.linesOf(manifest, 'ratings').every((row) => row['player_id'] !== null)).toBe(true);
    const salts = await rowsOf<{ salt: string }>(
      site.db,
      `select encode(salt, 'hex') as salt from rating_links where player_id in (${hidden.join(', ')})`,
    );
    expect(salts.filter(({ salt }) => said.includes(salt))).toEqual([]);
    const checked = await dumped.check(made);
    expect([checked.faults, checked.hidden > 0]).toEqual([[], true]);
  }
}, 120_000);
