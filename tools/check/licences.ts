import fs from 'node:fs';
import path from 'node:path';

/** Licences that require no more than attribution. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSL-1.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages with another licence that we use anyway, and why we may. */
const exceptions: { name: RegExp; licence: string; why: string }[] = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    why: 'a library of its own, unchanged, that sharp loads and anybody may replace',
  },
  {
    name: /^dota2-css-hero-sprites$/,
    licence: 'none',
    why: "its file LICENSE says MIT, and that the images are Valve's: a site that must not show them says HERO_FACES=emblems (docs/configuration.md)",
  },
  { name: /^axe-core$/, licence: 'MPL-2.0', why: 'looks at pages in tests, is no part of the site' },
  {
    name: /^satori$/,
    licence: 'MPL-2.0',
    why: 'lays out share cards on the server, unchanged: it asks for changes of its own files alone',
  },
  { name: /^lightningcss(-|$)/, licence: 'MPL-2.0', why: 'writes style sheets in the build, is no part of them' },
];

export type Package = { name: string; licence: string };

/** Every package in a `node_modules` folder, nested ones included, with its stated licence; `none` where it states none. */
export function readPackages(folder: string): Package[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.name.startsWith('.') || !fs.statSync(place).isDirectory()) return [];
    if (entry.name.startsWith('@')) return readPackages(place).map(({ name, licence }) => ({ name: `${entry.name}/${name}`, licence }));
    const own = readPackage(place, entry.name);
    return [...own, ...readPackages(path.join(place, 'node_modules'))];
  });
}

function readPackage(place: string, name: string): Package[] {
  const file = path.join(place, 'package.json');
  if (!fs.existsSync(file)) return [];
  const { license: licence } = JSON.parse(fs.readFileSync(file, 'utf8')) as { license?: string | { type?: string } };
  return [{ name, licence: (typeof licence === 'object' ? licence.type : licence) ?? 'none' }];
}

/** The packages whose licence is neither allowed nor an exception, as sentences. */
export function findForbidden(packages: readonly Package[]): string[] {
  const wrong = packages.filter(
    ({ name, licence }) => !isAllowed(licence) && !exceptions.some((each) => each.name.test(name) && each.licence === licence),
  );
  return [...new Set(wrong.map(({ name, licence }) => `${name}: ${licence}`))].toSorted();
}

/** `A OR B` needs one allowed licence, `A AND B` needs both. */
function isAllowed(licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((each) => allowed.has(each.trim())));
}

if (import.meta.main) {
  const packages = readPackages(path.resolve(import.meta.dirname, '../../node_modules'));
  const forbidden = findForbidden(packages);
  for (const each of forbidden) console.log(`A licence that nobody has looked at: ${each}`);
  console.log(`${packages.length} packages, ${forbidden.length} with a licence that is not allowed`);
  if (forbidden.length > 0 || packages.length === 0) process.exitCode = 1;
}
