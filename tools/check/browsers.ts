import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const BROWSERS = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    package: 'chromium',
    places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  },
  firefox: { variable: 'FIREFOX_PATH', package: 'firefox-esr', places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
};

export type BrowserName = keyof typeof BROWSERS;

/** A browser of this machine, if it has one. */
function findBrowser(name: BrowserName): string | undefined {
  const { variable, places } = BROWSERS[name];
  return [process.env[variable], ...places].find((place) => place && fs.existsSync(place));
}

/** A browser for the tests: the machine's, or Debian's package where this process may install it. Throws with what to do. */
export function ensureBrowser(name: BrowserName): string {
  const found = findBrowser(name);
  if (found) return found;
  const { variable, package: ofDebian } = BROWSERS[name];
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ofDebian], options);
    const installed = findBrowser(name);
    if (installed) return installed;
  }
  throw new Error(`The browser tests need ${name}. Install it (Debian: apt-get install ${ofDebian}, as root) or name it in ${variable}.`);
}
