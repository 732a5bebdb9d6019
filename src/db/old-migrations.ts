import { inTransaction, sql, type Db } from './pool.ts';

/** The chain that grew before the first release, and the one by areas that leaves the same schema (docs/decisions/0013-migrations-by-area.md). */
const grown = [
  '0001_game',
  '0002_rating_openings',
  '0003_accounts',
  '0004_profiles',
  '0005_socials',
  '0006_privacy',
  '0007_search',
  '0008_content',
  '0010_money',
  '0011_patreon',
  '0012_hero_pages',
  '0013_statistics',
  '0015_updates',
  '0020_books',
  '0021_item_effects',
  '0021_patches',
  '0030_orders_by_status',
  '0040_builds_and_item_effects',
  '0041_settled_sums',
  '0042_build_players',
  '0043_ledger_places',
  '0044_linked_channels',
];
const byArea = ['0001_core', '0002_wiki', '0003_money', '0004_games', '0005_news', '0006_stats', '0007_players'];

/** The lock that Kysely's migrators take, so that none runs meanwhile. */
export const MIGRATION_LOCK = '3853314791062309107';

/**
 * Notes the migrations by area in a database that stands at the end of the grown chain; true when it did. One that stands
 * before its end throws an Error that says what to do, and stays as it is.
 */
export function takeOverOldChain(db: Db): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`.execute(transaction);
    const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(transaction);
    if (tables.length === 0) return false;
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(transaction);
    const names = new Set(rows.map(({ name }) => name));
    if (!grown.some((name) => names.has(name))) return false;
    const missing = grown.filter((name) => !names.has(name));
    if (missing.length > 0 || names.size > grown.length) {
      const difference = missing.length > 0 ? `lacks ${missing.join(', ')}` : 'has others besides';
      throw new Error(
        `The database does not stand at the end of the migrations that grew before the first release: it ${difference}. ` +
          'Start the last commit that has migrations/0044_linked_channels.ts on it once, which brings it there, or empty the database. Nothing was changed.',
      );
    }
    await sql`with old as (delete from kysely_migration returning timestamp)
      insert into kysely_migration (name, timestamp) select name, (select max(timestamp) from old) from unnest(${byArea}::text[]) as given (name)`.execute(
      transaction,
    );
    return true;
  });
}
