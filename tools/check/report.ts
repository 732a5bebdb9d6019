import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type TestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};
const LONGEST_REASON = 800;

/** Ends the run: prints the failures with their reasons and one line that counts all checks and tests, and sets the exit code. */
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
    for (const failure of failuresIn(counted)) process.stdout.write(`\n${failure}\n`);
  }
  const broken = steps.filter((step) => !step.isPassed);
  const others = broken.filter((step) => !step.name.includes('tests')).length;
  passed += steps.length - broken.length;
  failed = Math.max(failed + others, broken.length);
  if (broken.length > 0) process.stdout.write(`\nFailed: ${broken.map((step) => step.name).join(', ')}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Every failed test in a report, or a file that failed outside of its tests, each with the start of its error. */
function failuresIn({ testResults }: TestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative('.', name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const reasons = failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`);
      return reasons.length > 0 ? reasons : [`${file}\n${message}`];
    })
    .map((reason) => withoutLibraries(stripVTControlCharacters(reason)).slice(0, LONGEST_REASON));
}

/** A stack trace without the lines of the test runner. */
function withoutLibraries(reason: string): string {
  return reason
    .split('\n')
    .filter((line) => !/^ +at .*node_modules|^ +at new Promise/.test(line))
    .join('\n');
}
