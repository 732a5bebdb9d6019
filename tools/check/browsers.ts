import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** For each browser: its environment variable, Debian's package and program, and other possible paths. */
const BROWSERS = {
  // The headless shell: a page takes half the CPU time it takes in full Chromium.
  chromium: {
    variable: 'CHROMIUM_PATH',
    package: 'chromium-headless-shell',
    program: '/usr/bin/chromium-headless-shell',
    others: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  },
  firefox: { variable: 'FIREFOX_PATH', package: 'firefox-esr', program: '/usr/bin/firefox-esr', others: ['/usr/bin/firefox'] },
};

export type BrowserName = keyof typeof BROWSERS;

const findProgram = (places: readonly (string | undefined)[]) => places.find((place) => place && fs.existsSync(place));

/**
 * A browser for the tests: the configured one, Debian's package (installed if this process may do so), or another one. Throws an error that
 * says what to do.
 */
export function ensureBrowser(name: BrowserName): string {
  const { variable, package: ofDebian, program, others } = BROWSERS[name];
  const found = findProgram([process.env[variable], program]);
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ofDebian], options);
  }
  const installed = findProgram([program, ...others]);
  if (installed) return installed;
  throw new Error(`The browser tests need ${name}. Install it (Debian: apt-get install ${ofDebian}, as root) or name it in ${variable}.`);
}

/** Chromium with the tests' settings: without a sandbox, which is not available to root, and without background requests. */
export function launchChromium(executablePath: string, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}
