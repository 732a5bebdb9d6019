import fs from 'node:fs';
import { parseArgs } from 'node:util';
import type { Wishes } from './import-game.ts';

const usage = `npm run import -- --game DIR [--out draft|publish] [--accept-loss] [--report FILE]
  --game    the folder of the game's files: scripts, resource
  --out     draft keeps the content aside, publish shows it; without it nothing is stored
  --accept-loss  stores it although heroes or much of the content would go
  --report  where every defect goes, with file and line; JSON when the name ends so`;

function readOptions(): Wishes {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string' },
        out: { type: 'string' },
        report: { type: 'string' },
        'accept-loss': { type: 'boolean', default: false },
      },
    });
    const { game, out, report, 'accept-loss': acceptsLoss } = values;
    if (game && fs.statSync(game, { throwIfNoEntry: false })?.isDirectory() && (out === undefined || out === 'draft' || out === 'publish'))
      return { game, out, report, acceptsLoss };
    if (game) console.error(`${game} is no folder, or --out is neither draft nor publish\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  console.error(usage);
  process.exit(2);
}

const wishes = readOptions();
// Loaded only now, so that a usage error does not wait for the whole importer.
const { importGame } = await import('./import-game.ts');
await importGame(wishes);
