import fs from 'node:fs';
import { report } from './check/report.ts';
import { checks, runStep } from './check/steps.ts';

fs.rmSync('.cache/tests.json', { force: true });
const steps = [];
for (const step of checks) steps.push({ name: step.name, isPassed: await runStep(step) });
report(steps, ['.cache/tests.json']);
