import fs from 'node:fs';
import path from 'node:path';
import type { ContentSet } from '#areas/wiki/content/content-set.contract.ts';
import { itemWords } from '#areas/wiki/game-import/item-words.text.ts';
import { readGame, type ReadGame } from '#areas/wiki/game-import/read-game.command.ts';
import { storeGame } from '#areas/wiki/game-import/store-game.command.ts';
import { migrate } from '#db/migrate.ts';
import { explain, withDatabase } from '#main/with-database.ts';
import { makeProgress } from './import-progress.ts';
import { jsonOf, listingOf, storedLines, summaryOf } from './import-report.ts';

/** Roughly how many steps reading a folder takes: its files, and joining them. The progress bar need not be exact. */
const STEPS = 17;

/** The options: the folder, what to do with its content, where the report goes, and whether a large loss is accepted. */
export type Wishes = { game: string; out: 'draft' | 'publish' | undefined; report: string | undefined; acceptsLoss: boolean };

async function store(
  content: ContentSet,
  doubts: readonly string[],
  out: 'draft' | 'publish',
  { game, acceptsLoss }: Wishes,
): Promise<void> {
  await withDatabase('import', async ({ db, log, now }) => {
    await migrate(db, log, { phase: 'expand' });
    const source = path.basename(path.resolve(game));
    const stored = await storeGame(db, content, { out, source, now: now(), acceptsLoss, doubts });
    console.log(storedLines(stored).join('\n'));
    if (stored.kind === 'refused') process.exitCode = 1;
  }).catch(explain);
}

/** Writes the report and returns whether that worked; otherwise prints it, so that nothing is lost. */
function writeReport(file: string, read: ReadGame): boolean {
  const text = file.endsWith('.json') ? jsonOf(read) : listingOf(read);
  try {
    fs.writeFileSync(file, text);
    console.log(`\nEvery defect is listed in ${file}.`);
    return true;
  } catch (error) {
    console.log(text);
    console.error(
      `The report cannot be written to ${file} (${error instanceof Error ? error.message : String(error)}), so it stands above.`,
    );
    return false;
  }
}

/** Reads the folder, prints a summary and stores the content if asked to. Sets the exit code. */
export async function importGame(wishes: Wishes): Promise<void> {
  const { game, out, report } = wishes;
  const started = performance.now();
  const progress = makeProgress(process.stderr, STEPS);
  try {
    const read = await readGame({ dir: game, words: { ru: itemWords('ru'), en: itemWords('en') }, onStep: progress.step });
    progress.end();
    console.log(summaryOf(read));
    const isReported = report === undefined || writeReport(report, read);
    if (report === undefined) console.log('\n--report FILE lists every defect with its file and line.');
    if (!read.content || !isReported) {
      process.exitCode = 1;
      console.log('Nothing is stored.');
    } else if (!out) console.log('Nothing is stored: --out draft or --out publish does.');
    else await store(read.content, read.doubts, out, wishes);
  } catch (error) {
    progress.end();
    console.error(`The folder ${game} cannot be read: ${error instanceof Error ? error.message : String(error)}. Nothing is stored.`);
    process.exitCode = 1;
  }
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
}
