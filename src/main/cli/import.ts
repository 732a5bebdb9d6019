import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { readGame, storeGame } from '#areas/wiki/game-import/import-game.command.ts';
import { itemWords } from '#areas/wiki/game-import/item-words.text.ts';
import { migrate } from '#db/migrate.ts';
import { connect } from '#db/pool.ts';
import { openDatabase } from '#main/plug-ins.ts';
import { makeLog } from '#services/log.ts';
import { configOrExit } from '#services/run.ts';
import { makeProgress } from './import-progress.ts';
import { jsonOf, listingOf, summaryOf } from './import-report.ts';

const usage = `npm run import -- --game DIR [--out draft|publish] [--report FILE]
  --game    the folder of the game's files: scripts, resource
  --out     draft keeps the content aside, publish shows it; without it nothing is stored
  --report  where every defect goes, with file and line; JSON when the name ends so`;

/** Files of the folder and steps of the joining; the bar need not be exact. */
const STEPS = 17;

function readOptions(): { game: string; out: 'draft' | 'publish' | undefined; report: string | undefined } {
  try {
    const { values } = parseArgs({ options: { game: { type: 'string' }, out: { type: 'string' }, report: { type: 'string' } } });
    const { game, out, report } = values;
    if (game && fs.statSync(game, { throwIfNoEntry: false })?.isDirectory() && (out === undefined || out === 'draft' || out === 'publish'))
      return { game, out, report };
    if (game) console.error(`${game} is no folder, or --out is neither draft nor publish\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.error(usage);
  process.exit(2);
}

async function store(content: ContentSet, out: 'draft' | 'publish'): Promise<void> {
  const log = makeLog('warn', 'import');
  const database = await openDatabase(configOrExit());
  const connection = connect(database.config, log, 2);
  try {
    await migrate(connection.db, log);
    const { kind, id, isNew } = await storeGame(connection.db, content, out, path.basename(path.resolve(game)), new Date());
    const next =
      kind === 'draft' ? `npm run content -- publish-draft ${id} publishes it` : `npm run content -- rollback ${id - 1} takes it back`;
    console.log(isNew ? `Stored as ${kind} ${id}${id > 1 || kind === 'draft' ? `: ${next}` : ''}.` : `Nothing differs from ${kind} ${id}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await connection.close();
    await database.stop();
  }
}

const started = performance.now();
const { game, out, report } = readOptions();
const progress = makeProgress(process.stderr, STEPS);
const read = await readGame({ dir: game, words: { ru: itemWords('ru'), en: itemWords('en') }, onStep: progress.step });
progress.end();
console.log(summaryOf(read));
if (report) fs.writeFileSync(report, report.endsWith('.json') ? jsonOf(read) : listingOf(read));
console.log(report ? `\nEvery defect is listed in ${report}.` : '\n--report FILE lists every defect with its file and line.');
if (!read.content) process.exitCode = 1;
else if (!out) console.log('Nothing is stored: --out draft or --out publish does.');
else await store(read.content, out);
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
