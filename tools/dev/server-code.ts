import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from '#services/project.ts';
import type { Built } from './build-server.ts';

export type ServerCode = typeof import('#site/site.ts');

/**
 * Gives the newest code of the server, built again when a file it is made of was saved since; throws what is wrong with it.
 * Development servers of several ports do not meet.
 */
export function newestServerCode(port: number): () => Promise<ServerCode> {
  const folder = path.join(projectDir, '.cache/dev', String(port));
  let code: ServerCode | undefined;
  let sources: [file: string, savedAt: number][] = [];
  let making: Promise<ServerCode> | undefined;
  const isOld = () => sources.some(([file, time]) => savedAt(file) !== time);

  async function make(): Promise<ServerCode> {
    const startedAt = Date.now();
    fs.rmSync(folder, { recursive: true, force: true });
    const built = await build(folder);
    if ('mistake' in built) throw new Error(built.mistake);
    sources = built.sources;
    // What was saved while it was read is read once more.
    if (isOld() || sources.some(([, time]) => time >= startedAt && time <= Date.now())) return make();
    code = (await import(pathToFileURL(built.file).href)) as ServerCode;
    return code;
  }

  return async () => {
    if (code && !isOld()) return code;
    code = undefined;
    making ??= make().finally(() => {
      making = undefined;
    });
    return making;
  };
}

/** Builds in a process of its own, whose memory goes with it. */
function build(folder: string): Promise<Built> {
  const child = fork(path.join(import.meta.dirname, 'build-server.ts'), [folder]);
  return new Promise((resolve, reject) => {
    child.once('message', (built: Built) => resolve(built));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the build of the server was ended')));
  });
}

/** When a file was last saved, in milliseconds; 0 when there is none. */
export function savedAt(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
