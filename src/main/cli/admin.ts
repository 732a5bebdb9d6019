import { setAdmin, setBanOnSocials } from '#areas/core/accounts/set-account.command.ts';
import { clearSocialLinks } from '#areas/players/socials/clear-social-links.command.ts';
import { migrate } from '#db/migrate.ts';
import type { Db } from '#db/pool.ts';
import { LARGEST_PLAYER_ID } from '#lib/steam-id.ts';
import { explain, withDatabase } from '#main/with-database.ts';

/** Account commands for the operator; each takes effect from the player's next request on. */
const usage = `npm run admin -- COMMAND PLAYER_ID
  grant          gives the role Admin
  revoke         takes it back (ADMIN_IDS stays as it is)
  ban-socials    forbids to change the links of the profile; those that are there stay
  clear-socials  takes down the links of the profile
  unban-socials  allows it again`;

const commands: Record<string, (db: Db, playerId: number, by: { author: string; now: Date }) => Promise<void>> = {
  grant: (db, playerId, by) => setAdmin(db, playerId, true, by),
  revoke: (db, playerId, by) => setAdmin(db, playerId, false, by),
  'ban-socials': (db, playerId, by) => setBanOnSocials(db, playerId, true, by),
  'clear-socials': clearSocialLinks,
  'unban-socials': (db, playerId, by) => setBanOnSocials(db, playerId, false, by),
};

const [name = '', id = '', ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command || rest.length > 0 || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > LARGEST_PLAYER_ID) {
  console.error(usage);
  process.exit(2);
}
await withDatabase('admin', async ({ db, log, now }) => {
  await migrate(db, log, { phase: 'expand' });
  await command(db, Number(id), { author: 'npm run admin', now: now() });
  console.log(`${name} ${id}: done`);
}).catch(explain);
