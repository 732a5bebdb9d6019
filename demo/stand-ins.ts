import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPart, type MadeFrom } from '#main/parts.ts';
import type { StandIns } from '#main/plug-ins.ts';
import { findPort } from '#main/ports.ts';
import type { Config } from '#services/config.ts';
import type { Logger } from '#services/log.ts';

const RESTART_DELAY_MS = 1_000;
/** The parties, by how the names of their settings begin. Each listens on the next port after the site's own two, unless it is taken. */
const FIRST_PORT_OFFSET = 2;
const parties = [
  { name: 'steam', prefix: 'STEAM_' },
  { name: 'yookassa', prefix: 'YOOKASSA_' },
  { name: 'twitch', prefix: 'TWITCH_' },
  { name: 'youtube', prefix: 'YOUTUBE_' },
  { name: 'telegram', prefix: 'TELEGRAM_' },
  { name: 'discord', prefix: 'DISCORD_' },
  { name: 'patreon', prefix: 'PATREON_' },
].map((party, index) => ({ ...party, portOffset: FIRST_PORT_OFFSET + index }));

/**
 * Starts stand-ins for the outside parties that the demo has no configuration for; returns the environment in which the site finds them.
 */
export async function startStandIns(config: Config, log: Logger, from: MadeFrom): Promise<StandIns> {
  const missing = parties.filter(
    ({ prefix }) => !Object.entries(process.env).some(([name, value]) => name.startsWith(prefix) && value?.trim()),
  );
  if (!config.demo || (missing.length === 0 && !config.demoPlays)) return { environment: {}, stop: async () => {} };
  const wishes = config.demoPlays ? ['game'] : [];
  for (const { name, portOffset } of missing) wishes.push(`${name}:${await findPort(config.host, config.port + portOffset)}`);
  const outside = await keepRunning(wishes.join(), config, log, from);
  log.info(outside.environment, `stand-ins answer for ${missing.map(({ name }) => name).join(', ')}; these variables name others`);
  return outside;
}

/** Runs the stand-ins as a separate process, and restarts it when it ends. */
async function keepRunning(wishes: string, config: Config, log: Logger, from: MadeFrom): Promise<StandIns> {
  let child: ChildProcess;
  let isStopping = false;
  const start = () => {
    child = startPart('stand-ins', from, {
      STAND_INS: wishes,
      STAND_IN_HOST: config.host,
      STAND_IN_PUBLIC_HOST: new URL(config.origin).hostname,
      STAND_IN_SITE: `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${config.port}`,
    });
    child.on('exit', async (code) => {
      if (isStopping) return;
      log.warn({ code }, 'the stand-ins ended; they are started again');
      await sleep(RESTART_DELAY_MS);
      if (!isStopping) start();
    });
    return child;
  };
  const first = start();
  const environment = await new Promise<Record<string, string>>((resolve, reject) => {
    first.once('message', (message: { environment: Record<string, string> }) => resolve(message.environment));
    first.once('exit', () => reject(new Error('the stand-ins do not start')));
  });
  return {
    environment,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
