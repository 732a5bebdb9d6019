import os from 'node:os';
import path from 'node:path';
import { migrate } from '#db/migrate.ts';
import { reachSite } from '#main/deploys.ts';
import { loadBuild } from '#main/plug-ins.ts';
import { nothingOrExit, sentenceOf, withDatabase } from '#main/with-database.ts';
import { projectDir } from '#services/project.ts';
import { configOrExit } from '#services/run.ts';

nothingOrExit(
  "npm run deploy, in the folder of the next release: the site that runs over DATA_DIR goes on with it, and nobody's request is lost.",
);
const config = configOrExit();
const site = await reachSite(config.dataDir);
if (!site) {
  console.error(`No site runs over DATA_DIR ${path.resolve(config.dataDir)}: name the folder that npm start was given.`);
  process.exit(1);
}
// Lower priority: visitors come first.
os.setPriority(Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL));
const startedAt = performance.now();
let outcome = '. The site goes on as it was.';
try {
  await (await loadBuild()).buildInChild();
  await withDatabase(
    'deploy',
    async ({ db, log }) => {
      await migrate(db, log, { phase: 'expand' });
      // An error from here on says itself how the site goes on.
      outcome = '';
      await site.deploy(projectDir);
      outcome = '. The release serves all the same; mend that and type npm run migrate.';
      await migrate(db, log);
    },
    { isLogged: true },
  );
  console.log(`${projectDir} serves; ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(`${sentenceOf(error)}${outcome}`);
  process.exitCode = 1;
} finally {
  site.leave();
}
