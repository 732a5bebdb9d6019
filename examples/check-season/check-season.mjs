// Checks the chain of hashes over the rating changes of a season, from the files of /data alone.
// node check-season.mjs ORIGIN [SEASON_ID [LINK_PUBLISHED_EARLIER]]; without a season: the one that runs.
import { createHash } from 'node:crypto';
import { asyncBufferFromUrl, parquetReadObjects } from 'hyparquet';

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const bytes = (hex) => Buffer.from(hex, 'hex');
const hex = (bytes) => Buffer.from(bytes).toString('hex');

export async function checkSeason({ origin, season, known }) {
  const { data: manifest } = await (await fetch(`${origin}/api/v2/data`)).json();
  if (!manifest) throw new Error('The site has no files yet: it makes them at night.');
  const chain = manifest.seasons.find(({ seasonId, isOver }) => (season === undefined ? !isOver : seasonId === season));
  if (!chain)
    throw new Error(season === undefined ? 'No season that runs has a chain yet: name one.' : `There is no chain of season ${season}.`);
  const read = async (name) => {
    const { parts } = manifest.tables.find((table) => table.name === name);
    const found = [];
    for (const { parquet } of parts.filter(({ rows }) => rows > 0)) {
      const file = await asyncBufferFromUrl({ url: origin + parquet.path });
      found.push(...(await parquetReadObjects({ file })));
    }
    return found;
  };
  const isOfSeason = (row) => row.season_id === chain.seasonId;
  const links = (await read('rating_links'))
    .filter(isOfSeason)
    .map((row) => ({ ...row, commitment: hex(row.commitment), link: hex(row.link) }))
    .sort((one, other) => one.position - other.position);
  const ratings = await read('ratings');
  const rows = ratings.filter(isOfSeason);
  const faults = [];
  const report = (what, position, row) =>
    faults.push({ position, matchId: row ? String(row.match_id) : null, playerId: row ? String(row.player_id) : null, what });

  // The chain itself: nothing taken out, nothing put in, nothing moved.
  let last = sha256(`season:${chain.seasonId}`);
  links.forEach(({ position, commitment, link }, index) => {
    if (position !== index + 1) report('a link is missing or doubled', index + 1);
    if (sha256(bytes(last), bytes(commitment)) !== link) report('the link does not follow from the one before it', position);
    last = link;
  });
  if (last !== chain.lastLink || links.length !== chain.links) report('the chain does not end as the list of files says', links.length);
  if (known && !links.some(({ link }) => link === known)) report('the link that was published earlier is not in the chain', null);

  // What the rows say is what was linked.
  const byPosition = new Map(links.map((link) => [link.position, link]));
  const inChain = rows
    .filter(({ position }) => position !== undefined && position !== null)
    .sort((one, other) => one.position - other.position);
  for (const row of inChain) {
    if (sha256(textOf(row)) !== byPosition.get(row.position)?.commitment)
      report('the row is not the one that was linked', row.position, row);
    if (row.rating_before + row.change !== row.rating_after)
      report('the change does not lead from one rating to the other', row.position, row);
  }

  // Each rating goes on from what another change left, in whatever season: a match that ends late is booked in its own.
  for (const ledger of Map.groupBy(ratings, ({ player_id, mode }) => `${player_id} ${mode}`).values()) {
    const left = [0, ...ledger.map(({ rating_after }) => rating_after)];
    for (const row of ledger) {
      const index = left.indexOf(row.rating_before);
      if (index >= 0) left.splice(index, 1);
      else if (isOfSeason(row)) report('no change before left the rating that this one begins with', row.position, row);
    }
  }
  return {
    season: chain.seasonId,
    name: chain.name,
    links: links.length,
    shown: inChain.length,
    hidden: links.length - inChain.length,
    waiting: rows.length - inChain.length,
    lastLink: last,
    faults,
  };
}

/** A row as the text whose SHA-256 is its commitment. */
function textOf(row) {
  const { salt, match_id, player_id, mode, season_id, rating_before, change, rating_after, is_double, place, created_at } = row;
  return [
    salt,
    match_id,
    player_id,
    mode,
    season_id,
    rating_before,
    change,
    rating_after,
    is_double,
    place ?? '',
    created_at.toISOString(),
  ].join(',');
}

if (process.argv[1] === import.meta.filename) {
  const [origin, season, known] = process.argv.slice(2);
  const { faults, ...checked } = await checkSeason({ origin, season: season && Number(season), known });
  console.log(checked);
  if (faults.length > 0) {
    console.table(faults);
    process.exitCode = 1;
  } else console.log('The chain holds, and every row that is shown is the one that was linked.');
}
