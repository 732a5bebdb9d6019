import type { Db } from '../../src/platform/database.ts';
import type { Logger } from '../../src/platform/log.ts';

/** Plays the demo season into an empty site. */
export async function prepareDemo(_db: Db, _log: Logger): Promise<void> {}
