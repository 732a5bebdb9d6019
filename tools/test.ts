import fs from 'node:fs';
import { ensureBrowser } from './check/browsers.ts';
import { report } from './check/report.ts';
import { browserTests, checks, runStep } from './check/steps.ts';

/** Runs everything: the checks, then the user's tasks in a real browser. */
const reports = ['.cache/tests.json', '.cache/browser-tests.json'];
for (const file of reports) fs.rmSync(file, { force: true });
const steps = [];
for (const step of checks) steps.push({ name: step.name, isPassed: await runStep(step) });
try {
  ensureBrowser('chromium');
  steps.push({ name: browserTests.name, isPassed: await runStep(browserTests) });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  steps.push({ name: 'Chromium', isPassed: false });
}
report(steps, reports);
