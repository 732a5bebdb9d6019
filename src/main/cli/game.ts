import { runGame } from './game-commands.ts';

process.exitCode = await runGame(process.argv.slice(2), console);
