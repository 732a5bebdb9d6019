import { fork, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../src/platform/config.ts';
import type { Logger } from '../../src/platform/log.ts';
import { standInKey } from '../stand-ins/steam-server.ts';

export type StandIns = { environment: Record<string, string>; stop(): Promise<void> };

const RESTART_DELAY_MS = 1_000;
/** Where the stand-in Steam listens, counted from the site's own port, unless that port is taken. */
const STEAM_PORT_OFFSET = 2;

/** Starts what stands in for the outside parties that the demo was not told of; gives the environment in which the site finds them. */
export async function startStandIns(config: Config, log: Logger): Promise<StandIns> {
  const isSteamNamed = Object.entries(process.env).some(([name, value]) => name.startsWith('STEAM_') && value?.trim());
  if (!config.demo || isSteamNamed) return { environment: {}, stop: async () => {} };
  const steam = await keepRunning('steam', await findPort(config.host, config.port + STEAM_PORT_OFFSET), config, log);
  log.info({ address: steam.origin }, 'a stand-in Steam signs people in; STEAM_ENDPOINT names another');
  return {
    environment: {
      STEAM_ENDPOINT: `${steam.origin}/openid/login`,
      STEAM_API_BASE: steam.origin,
      STEAM_AVATAR_BASE: steam.origin,
      STEAM_API_KEY: standInKey,
    },
    stop: () => steam.stop(),
  };
}

/** Runs a stand-in as a process of its own, and again when it ends. */
async function keepRunning(name: string, port: number, config: Config, log: Logger): Promise<{ origin: string; stop(): Promise<void> }> {
  let child: ChildProcess;
  let isStopping = false;
  const start = () => {
    const env = {
      ...process.env,
      STAND_IN_PORT: String(port),
      STAND_IN_HOST: config.host,
      STAND_IN_PUBLIC_HOST: new URL(config.origin).hostname,
    };
    child = fork(path.resolve(import.meta.dirname, `../stand-ins/${name}.ts`), { stdio: 'inherit', env });
    child.on('exit', async (code) => {
      if (isStopping) return;
      log.warn({ name, code }, 'a stand-in ended; it is started again');
      await sleep(RESTART_DELAY_MS);
      if (!isStopping) start();
    });
    return child;
  };
  const first = start();
  const origin = await new Promise<string>((resolve, reject) => {
    first.once('message', (message: { origin: string }) => resolve(message.origin));
    first.once('exit', () => reject(new Error(`the stand-in ${name} does not start`)));
  });
  return {
    origin,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null) return;
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The wished port, or any free one when it is taken. */
async function findPort(host: string, wished: number): Promise<number> {
  const listens = (port: number) =>
    new Promise<number | undefined>((resolve) => {
      const server = net.createServer();
      server.once('error', () => resolve(undefined));
      server.listen({ host, port }, () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
      });
    });
  return (wished < 65_536 ? await listens(wished) : undefined) ?? (await listens(0)) ?? 0;
}
