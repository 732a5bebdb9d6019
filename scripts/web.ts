import { configOrExit } from '../src/platform/run.ts';
import { runWeb } from './run/web-process.ts';

await runWeb(configOrExit());
