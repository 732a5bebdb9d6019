import { setAdmin, setBanOnSocials } from '#areas/core/accounts/set-account.command.ts';
import { connect, type Db } from '#db/pool.ts';
import { migrateOrExit } from '#main/migrate-or-exit.ts';
import { openDatabase } from '#main/plug-ins.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';

/** What an operator does to accounts; each counts from the player's next call on. */
const usage = `npm run admin -- COMMAND PLAYER_ID
  grant          gives the role Admin
  revoke         takes it back (ADMIN_IDS stays as it is)
  ban-socials    forbids to change the links of the profile
  unban-socials  allows it again`;

const commands: Record<string, (db: Db, playerId: number, by: { author: string; now: Date }) => Promise<void>> = {
  grant: (db, playerId, by) => setAdmin(db, playerId, true, by),
  revoke: (db, playerId, by) => setAdmin(db, playerId, false, by),
  'ban-socials': (db, playerId, by) => setBanOnSocials(db, playerId, true, by),
  'unban-socials': (db, playerId, by) => setBanOnSocials(db, playerId, false, by),
};

const [name = '', id = ''] = process.argv.slice(2);
const command = commands[name];
if (!command || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > 4_294_967_295) {
  console.error(usage);
  process.exit(2);
}
const config = configOrExit();
const log = makeLog('warn', 'admin');
const database = await openDatabase(config);
const connection = connect(database.config, log, 2);
await migrateOrExit(connection, database, log);
await command(connection.db, Number(id), { author: 'npm run admin', now: new Date() });
await connection.close();
await database.stop();
console.log(`${name} ${id}: done`);
