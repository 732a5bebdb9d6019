import { makeLog } from '#services/log.ts';
import { configOrExit, onStop } from '#services/run.ts';
import { fileOf } from './parts.ts';
import { loadBuild } from './plug-ins.ts';
import { needPort } from './ports.ts';
import { WebProcesses } from './web-processes.ts';

/** The web alone: this process, or WEB_CONCURRENCY of them on one port; each finishes its requests before it exits. */
const config = configOrExit();
await needPort(config);
await (await loadBuild()).build();
if (config.webConcurrency === 1) await import(fileOf('web', 'build'));
else {
  const webs = new WebProcesses(config, makeLog(config.logLevel, 'web'));
  onStop(() => webs.stop());
  await webs.start();
}
