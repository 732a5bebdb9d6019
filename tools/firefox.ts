import { firefoxTests, runStep } from './check/steps.ts';

/** The main tasks once more, in Debian's Firefox as it is. */
process.exitCode = (await runStep(firefoxTests)) ? 0 : 1;
