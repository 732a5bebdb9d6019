import { weighPlayers } from '#areas/players/search/weigh-players.command.ts';
import { sql, type Db } from '#db/pool.ts';
import { inOtherLayout } from '#lib/keyboard-layout.ts';
import { Random } from '#lib/random.ts';
import { load } from './load.ts';
import { openOwnSite } from './own-site.ts';
import type { Figure } from './sections.ts';
import { dropIndexes } from './seeds/drop-indexes.ts';
import { benchName } from './seeds/names.ts';

const PLAYERS = 1_000_000;
const AT_ONCE = 50_000;
const ASKED = 2000;

/** The suggestions of the search box over a million players, by kinds of text, answered by a web process over HTTP. */
export async function search(mostP99Ms: number): Promise<Figure[]> {
  await using site = await openOwnSite();
  const random = new Random('bench search');
  const startedAt = performance.now();
  const names = await makePlayers(site.db, random, PLAYERS);
  await site.settle();
  process.stdout.write(`  ${PLAYERS} players made in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  await using web = await site.startWeb();
  const figures: Figure[] = [];
  for (const [kind, textOf] of Object.entries(kinds)) {
    const texts = Array.from({ length: ASKED }, () => textOf(random, random.pick(names)));
    const measured = await load(web.origin, {
      connections: 1,
      seconds: 4,
      nextPath: () => `/api/v2/search?text=${encodeURIComponent(random.pick(texts))}`,
    });
    figures.push({
      name: `search among ${PLAYERS} players: ${kind}`,
      value: `p50 ${measured.p50Ms} ms, p99 ${measured.p99Ms} ms, ${measured.rate.toFixed(0)} a second, ${measured.errors} errors`,
      bound: `p99 ≤ ${mostP99Ms} ms at 1 connection`,
      isMet: measured.p99Ms <= mostP99Ms && measured.errors === 0,
    });
  }
  return figures;
}

type Kind = (random: Random, name: string) => string;
const kinds: Record<string, Kind> = {
  'one or two letters': (random, name) => beginning(name, random.whole(1, 2)),
  'beginnings of names': (random, name) => beginning(name, random.whole(3, 8)),
  'later words': (random, name) => name.split(/[ _]/).at(-1)?.slice(0, random.whole(3, 8)) ?? name,
  typos: (random, name) => slip(random, name),
  'the other script': (_random, name) => transliterate(name),
  'the other layout': (random, name) => inOtherLayout(beginning(name, random.whole(3, 8))) ?? name,
  'names of nobody': (random) =>
    Array.from({ length: random.whole(4, 14) }, () => random.pick(Array.from('bcdfghjkmnpqvxzбвгджзкщц'))).join(''),
  'ids and addresses': (random) =>
    random.pick([String(random.whole(1, PLAYERS)), `https://a.example/players/${random.whole(1, PLAYERS)}`, '8412907331']),
};

function beginning(name: string, letters: number): string {
  return Array.from(name).slice(0, letters).join('');
}

/** A letter lost, doubled, changed or swapped with the next. */
function slip(random: Random, name: string): string {
  const letters = Array.from(name);
  const at = random.whole(1, Math.max(1, letters.length - 2));
  const [letter = '', next = ''] = letters.slice(at);
  letters.splice(at, 2, ...random.pick([[next], [next, letter], ['z', next], [letter, 'о', next]]));
  return letters.join('');
}

const spelled: Record<string, string> = {
  к: 'k',
  о: 'o',
  р: 'r',
  и: 'i',
  м: 'm',
  т: 't',
  а: 'a',
  л: 'l',
  у: 'u',
  з: 'z',
  е: 'e',
  н: 'n',
  ш: 'sh',
  д: 'd',
  я: 'ya',
  ю: 'yu',
  в: 'v',
  с: 's',
  б: 'b',
  г: 'g',
  ф: 'f',
  п: 'p',
};
function transliterate(name: string): string {
  return Array.from(name.toLowerCase(), (letter) => spelled[letter] ?? letter).join('');
}

/** Fills `players` and their records; most have played little, few much. Returns some of the names. */
export async function makePlayers(db: Db, random: Random, count: number): Promise<string[]> {
  const restore = await dropIndexes(db, ['players']);
  const kept: string[] = [];
  for (let first = 1; first <= count; first += AT_ONCE) {
    const names = Array.from({ length: AT_ONCE }, () => benchName(random));
    kept.push(...names.slice(0, ASKED / 10));
    await sql`insert into players (id, nickname, seen_at) select ${first}::bigint + place - 1, name, now()
      from unnest(${names}::text[]) with ordinality as n (name, place)`.execute(db);
  }
  await sql`insert into player_modes (player_id, mode, rating, games, place_1) select id, 'solo', (id * 7919) % 3000, games, games
    from (select id, floor(1 / (0.0005 + ((id * 104729) % 1000003) / 1000003.0))::integer as games from players) p`.execute(db);
  await sql`analyze players, player_modes`.execute(db);
  await weighPlayers(db);
  await restore();
  await sql`vacuum (full, analyze) players`.execute(db);
  return kept;
}
