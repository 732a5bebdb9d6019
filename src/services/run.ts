import { readConfig, type Config } from './config.ts';
import { ConfigError } from './config/variables.ts';

/** The configuration of this process. A wrong value exits with a message that names it. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const SAME_REQUEST_MS = 2_000;

/**
 * Calls `stop` once when this process is asked to stop, and exits when it is done. A second request, a timeout of 15 s, or the end of the
 * parent process exits at once.
 */
export function onStop(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const end = () => {
    // Ctrl-C reaches every process of the group, and then the supervisor asks its children again.
    if (stoppingSince !== undefined && Date.now() - stoppingSince < SAME_REQUEST_MS) return;
    if (stoppingSince !== undefined) process.exit(1);
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), 15_000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  // The parent process was killed and the database goes with it: there is nothing left to finish.
  if (process.connected) process.on('disconnect', () => process.exit(1));
}
