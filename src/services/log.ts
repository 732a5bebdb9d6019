import { pino, type Logger } from 'pino';

export type { Logger };

/** JSON lines on standard output. Keys and cookies never reach them. */
export function makeLog(level: string, name: string): Logger {
  return pino({
    level,
    base: { name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['gameKeys', 'codeKey', '*.gameKeys', '*.codeKey', 'headers.cookie', 'headers.authorization', 'headers["dedicated-key"]'],
  });
}
