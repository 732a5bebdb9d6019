import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { readConfig, type Config } from '#services/config.ts';
import type { Logger } from '#services/log.ts';
import { projectDir } from '#services/project.ts';
import { ended } from '#main/ended.ts';
import { startStandIns } from '../../demo/stand-ins.ts';

/** What a page is looked at with; `config` names the stand-ins. */
export type Beside = { vite: Promise<ViteDevServer>; config: Promise<Config>; stop(): Promise<void> };

/** Starts Vite for the browser, draws the sprites, starts the stand-ins, and then plays the demo season into an empty site. */
export function startBeside(given: Config, log: Logger, load: () => Promise<unknown>): Beside {
  // Vite lists the public files once.
  const vite = ended(script('tools/sprites/make-sprites.ts')).then(() => openVite(given, load));
  const standIns = startStandIns(given, log, 'sources');
  let seeding: ChildProcess | undefined;
  let isStopping = false;
  const config = standIns.then(({ environment }) => {
    if (given.demo && !isStopping) seeding = script('demo/seed.ts');
    return readConfig({ ...process.env, ...environment });
  });
  return {
    vite,
    config,
    async stop() {
      isStopping = true;
      seeding?.kill();
      // What was still starting may have ended by the same Ctrl-C.
      await Promise.allSettled([vite.then((server) => server.close()), standIns.then((running) => running.stop()), config]);
    },
  };
}

async function openVite({ port, dataDir }: Config, load: () => Promise<unknown>): Promise<ViteDevServer> {
  const ignored = [dataDir, 'dist', 'docs', '.cache'].map((folder) => `${path.resolve(projectDir, folder)}/**`);
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: projectDir,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { port: port + 1 }, watch: { ignored } },
  });
  // Until the next page is asked for, the server's code is as new as what was saved; a mistake is told there.
  vite.watcher.on('change', () => void load().catch(() => undefined));
  return vite;
}

function script(name: string): ChildProcess {
  return fork(path.join(projectDir, name));
}
