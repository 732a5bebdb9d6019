import { spawn, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

export type SiteProcess = { origin: string; child: ChildProcess; output: () => string; stop: (signal?: NodeJS.Signals) => Promise<void> };

/** A port that nothing listens on. */
export async function findPort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the site as `npm start` does, or one part as its own command does, and waits until it answers. */
export async function startSite(
  environment: Record<string, string>,
  limitMs = 240_000,
  script = 'src/main/start.ts',
  project = root,
): Promise<SiteProcess> {
  const port = environment.PORT ?? String(await findPort());
  const origin = `http://127.0.0.1:${port}`;
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'NODE_ENV'));
  const child = spawn(process.execPath, ['src/main/run.mjs', script], {
    cwd: project,
    env: { ...inherited, PORT: port, LOG_LEVEL: 'info', CHECK_ANSWERS: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const startedAt = Date.now();
  while (!(await answers(`${origin}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`the site ended: ${output}`);
    if (Date.now() - startedAt > limitMs) {
      child.kill();
      throw new Error(`the site does not answer: ${output}`);
    }
    await sleep(50);
  }
  return {
    origin,
    child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
    },
  };
}

export async function answers(address: string): Promise<boolean> {
  try {
    // A process that is being replaced would wait for a kept-alive connection.
    return (await fetch(address, { headers: { connection: 'close' } })).ok;
  } catch {
    return false;
  }
}
