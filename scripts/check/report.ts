import fs from 'node:fs';

type TestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

/** Ends the run with one line that counts every check and test, and the exit code that goes with it. */
export function report(steps: { name: string; isPassed: boolean }[], reports: string[]): void {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const file of reports) {
    if (!fs.existsSync(file)) continue;
    const counted = JSON.parse(fs.readFileSync(file, 'utf8')) as TestReport;
    passed += counted.numPassedTests;
    failed += counted.numFailedTests;
    skipped += counted.numPendingTests;
  }
  const broken = steps.filter((step) => !step.isPassed);
  const others = broken.filter((step) => !step.name.includes('tests')).length;
  passed += steps.length - broken.length;
  failed = Math.max(failed + others, broken.length);
  if (broken.length > 0) process.stdout.write(`\nFailed: ${broken.map((step) => step.name).join(', ')}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
