// Counts the table of heroes of a period again, from the files of /data alone.
// node rebuild-meta.mjs ORIGIN FIRST_DAY LAST_DAY [solo|duo] [herald|legend|immortal]; days are Moscow ones, both included.
import { asyncBufferFromUrl, parquetReadObjects } from 'hyparquet';

/** Rows of the answer of /api/v2/heroes/meta that need no knowledge of who played: games, pick rate and places. */
export async function rebuildMeta({ origin, from, to, mode = 'solo', rankGroup }) {
  const { data: manifest } = await (await fetch(`${origin}/api/v2/data`)).json();
  if (!manifest) throw new Error('The site has no files yet: it makes them at night.');
  const isOfScope = (row) =>
    row.is_counted && row.mode === mode && row.played_on >= from && row.played_on <= to && (!rankGroup || row.rank_group === rankGroup);
  const common = ['mode', 'rank_group', 'played_on', 'is_counted'];
  const read = async (name, columns) => {
    const { parts } = manifest.tables.find((table) => table.name === name);
    const wanted = parts.filter(({ month, rows }) => rows > 0 && month >= from.slice(0, 7) && month <= to.slice(0, 7));
    const found = await Promise.all(
      wanted.map(async ({ parquet }) => {
        const file = await asyncBufferFromUrl({ url: origin + parquet.path });
        return parquetReadObjects({ file, columns: [...common, ...columns] });
      }),
    );
    return found.flat().filter(isOfScope);
  };
  const [matches, players] = await Promise.all([read('matches', []), read('match_players', ['hero', 'place'])]);
  const places = mode === 'solo' ? 6 : 4;
  const heroes = Map.groupBy(
    players.filter(({ hero }) => hero !== null),
    ({ hero }) => hero,
  );
  return [...heroes]
    .map(([heroName, rows]) => {
      const counts = Array.from({ length: places }, (_, index) => rows.filter(({ place }) => place === index + 1).length);
      const sum = counts.reduce((total, count, index) => total + count * (index + 1), 0);
      const known = counts.reduce((total, count) => total + count, 0);
      return {
        heroName,
        matchCount: known,
        pickrate: brief(matches.length > 0 ? known / matches.length : 0),
        averagePlace: brief(known > 0 ? sum / known : 0),
        places: Object.fromEntries(counts.map((count, index) => [index + 1, brief(count / Math.max(known, 1))])),
      };
    })
    .toSorted((one, other) => one.averagePlace - other.averagePlace || (one.heroName < other.heroName ? -1 : 1));
}

/** The site tells nine decimals. */
function brief(value) {
  return Math.round(value * 1e9) / 1e9;
}

if (process.argv[1] === import.meta.filename) {
  const [origin, from, to, mode, rankGroup] = process.argv.slice(2);
  console.table(await rebuildMeta({ origin, from, to, mode, rankGroup }));
}
