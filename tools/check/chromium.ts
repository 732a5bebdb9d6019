import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const PLACES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of this machine, if it has one. */
function findChromium(): string | undefined {
  return PLACES.find((place) => place && fs.existsSync(place));
}

/** The browser for the tests: the machine's, or Debian's package where this process may install it. Throws with what to do. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    const options = { stdio: 'inherit' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('The browser tests need Chromium. Install it (Debian: apt-get install chromium, as root) or name it in CHROMIUM_PATH.');
}
