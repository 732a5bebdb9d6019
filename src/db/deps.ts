import type { Config } from '#services/config.ts';
import type { Logger } from '#services/log.ts';
import type { Db } from './pool.ts';

/** The dependencies of server code. The clock is one of them, so that tests and the demo can move it. */
export type Deps = { db: Db; config: Config; log: Logger; now: () => Date };
