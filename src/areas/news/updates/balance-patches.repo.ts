import { sql, type Db } from '#db/pool.ts';
import type { ShownUpdate } from './shown-update.contract.ts';

/** A published update that changed heroes. */
export type Patch = { id: number; url: string; name: ShownUpdate['name']; releasedAt: Date; heroes: string[] };

const patches = sql`select u.id, u.url, u.shown -> 'name' as name, u.published_at as "releasedAt",
    (select array_agg(h.hero order by h.hero) from update_heroes h where h.update_id = u.id) as heroes
  from updates u where u.state = 'published' and exists (select 1 from update_heroes h where h.update_id = u.id)`;

/** The last balance patches, the newest first. */
export async function listPatches(db: Db, count: number): Promise<Patch[]> {
  const { rows } = await sql<Patch>`${patches} order by u.published_at desc, u.id desc limit ${sql.lit(count)}`.execute(db);
  return rows;
}

/** The last balance patches, and in any case all that were published after an instant, the newest first. */
export async function listPatchesSince(db: Db, since: Date, least: number): Promise<Patch[]> {
  const { rows } = await sql<Patch>`with patches as (${patches}) select * from patches order by "releasedAt" desc, id desc
    limit greatest(${least}::bigint, (select count(*) from patches where "releasedAt" > ${since}))`.execute(db);
  return rows;
}

/** The update at this address as a balance patch, if it changed any hero. */
export async function findPatch(db: Db, url: string): Promise<Patch | undefined> {
  const { rows } = await sql<Patch>`${patches} and u.url = ${url}`.execute(db);
  return rows[0];
}
