import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connectOnce, sql, type Db } from '#db/pool.ts';
import type { Logger } from '#services/log.ts';
import type { LastMatch } from './content.ts';
import { BackupFault } from './fault.ts';
import { restoreBackup, type Restored } from './restore-backup.ts';
import { listDamages } from './structure.ts';

export const drillOutcomes = ['passed', 'unreadable', 'newer', 'differs', 'lastMatchLost', 'damaged', 'failed'] as const;
export type DrillOutcome = (typeof drillOutcomes)[number];

export type Drill = {
  outcome: DrillOutcome;
  /** What is wrong, as text for the owner. */
  detail: string;
  /** Whether the amcheck extension checked every index and table; false where it is not available. */
  isStructureChecked: boolean;
  restored: Restored | undefined;
};

type Wishes = { log: Logger; findLastMatch: (db: Db) => Promise<LastMatch>; finish?: (db: Db) => Promise<void> };

/**
 * Restores a backup into a scratch database on the site's server and drops it afterwards. Compares every table with the backup's checksums,
 * compares the last match, and checks the structure of the restored database and of the site's own. What it finds is returned, never
 * thrown.
 */
export async function drillRestore(database: pg.PoolConfig, file: string, { log, findLastMatch, finish }: Wishes): Promise<Drill> {
  const drill: Drill = { outcome: 'passed', detail: '', isStructureChecked: false, restored: undefined };
  try {
    await inScratch(database, async (scratch) => {
      let lastMatch: LastMatch = null;
      const inspect = async (db: Db) => void (lastMatch = await findLastMatch(db));
      const restored = await restoreBackup(scratch, file, { log, inspect, ...(finish ? { finish } : {}) });
      drill.restored = restored;
      if (JSON.stringify(lastMatch) !== JSON.stringify(restored.lastMatch)) {
        drill.outcome = 'lastMatchLost';
        drill.detail = `The last match is ${said(lastMatch)}, and was ${said(restored.lastMatch)} when the backup was made.`;
        return;
      }
      const found = [await listDamages(scratch), await listDamages(database)];
      drill.isStructureChecked = found.every(Boolean);
      const damages = found.flatMap((each) => each ?? []);
      if (damages.length === 0) return;
      drill.outcome = 'damaged';
      drill.detail = damages.join('; ');
    });
  } catch (error) {
    drill.outcome = error instanceof BackupFault && isOutcome(error.code) ? error.code : 'failed';
    drill.detail = error instanceof Error ? error.message : String(error);
  }
  return drill;
}

function isOutcome(code: string): code is DrillOutcome {
  return drillOutcomes.some((outcome) => outcome === code);
}

function said(match: LastMatch): string {
  return match ? `${match.id} of ${match.finishedAt}` : 'none';
}

const TURN_ASKED_MS = 500;

type Locale = { name: string; ctype: string; collate: string; provider: string; locale: string | null };

/**
 * Runs `work` on an empty scratch database with the same locale as the site's, then drops it. Drops a leftover of a killed drill first;
 * waits while another drill is running.
 */
async function inScratch(database: pg.PoolConfig, work: (scratch: pg.PoolConfig) => Promise<void>): Promise<void> {
  const { db, close } = await connectOnce(database, 'sixfold drill');
  try {
    await untilOurTurn(db);
    const { rows } = await sql<Locale>`
      select datname as name, datctype as ctype, datcollate as collate, datlocprovider::text as provider,
        coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale
      from pg_database d where datname = current_database()`.execute(db);
    const [live] = rows;
    if (!live) throw new Error('the database does not know itself');
    const name = `sixfold_drill_of_${live.name}`.slice(0, 63);
    const provider = live.provider === 'b' ? 'builtin' : live.provider === 'i' ? 'icu' : '';
    const own =
      provider && live.locale ? sql` locale_provider ${sql.raw(provider)} ${sql.raw(provider)}_locale ${sql.lit(live.locale)}` : sql``;
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db);
    await sql`create database ${sql.id(name)} template template0 encoding 'UTF8' lc_collate ${sql.lit(live.collate)} lc_ctype ${sql.lit(live.ctype)}${own}`.execute(
      db,
    );
    try {
      await work(besides(database, name));
    } finally {
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db);
    }
  } finally {
    await close();
  }
}

/**
 * Takes the drill's advisory lock, which the connection holds until it closes. Polls: a single blocking statement would hold up the
 * concurrent index build of a migration.
 */
async function untilOurTurn(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(hashtext('drill')) as "isOurs"`.execute(db);
    if (rows[0]?.isOurs) return;
    await sleep(TURN_ASKED_MS);
  }
}

/** The connection settings of another database on the same server. */
function besides({ connectionString, ...config }: pg.PoolConfig, name: string): pg.PoolConfig {
  if (!connectionString) return { ...config, database: name };
  const url = new URL(connectionString);
  url.pathname = `/${encodeURIComponent(name)}`;
  return { ...config, connectionString: url.href };
}
