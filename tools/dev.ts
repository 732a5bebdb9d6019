import { needPort } from '#main/ports.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';
import { serveSources } from './dev/serve-sources.ts';

/** Development: the site from its sources with hot reload, on the configured database or else the bundled one. */
process.env.NODE_ENV = 'development';
const config = configOrExit();
await needPort(config);
await serveSources(config, makeLog(config.logLevel, 'dev'));
