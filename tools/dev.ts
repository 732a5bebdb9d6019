import module from 'node:module';
import { makeLog } from '#services/log.ts';
import { openDatabase } from '#main/plug-ins.ts';
import { configOrExit } from '#services/run.ts';
import { newestServerCode } from './dev/server-code.ts';
import { needPort } from '#main/ports.ts';

/** Development: the site with hot reload, on the embedded database. What takes longest begins first. */
process.env.NODE_ENV = 'development';
module.setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
const config = configOrExit();
const log = makeLog(config.logLevel, 'dev');
await needPort(config);
const opening = openDatabase(config);
const load = newestServerCode(config.port);
// A mistake in the code is told by the page that needs it.
void load().catch(() => undefined);
const { serveSite } = await import('./dev/serve-site.ts');
await serveSite(config, log, await opening, load);
