import { firefoxTests, runStep } from './check/steps.ts';

/** Runs the main tasks again in Debian's stock Firefox. */
process.exitCode = (await runStep(firefoxTests)) ? 0 : 1;
