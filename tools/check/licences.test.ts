import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findForbidden, readPackages } from './licences.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'licences-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function install(place: string, content: object): void {
  fs.mkdirSync(path.join(folder, place), { recursive: true });
  fs.writeFileSync(path.join(folder, place, 'package.json'), JSON.stringify(content));
}

describe('licences of packages', () => {
  it('are read from every package, also with a scope and nested ones', () => {
    install('plain', { license: 'MIT' });
    install('@scope/named', { license: { type: 'ISC' } });
    install('plain/node_modules/inner', {});
    expect(readPackages(folder).toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { name: '@scope/named', licence: 'ISC' },
      { name: 'inner', licence: 'none' },
      { name: 'plain', licence: 'MIT' },
    ]);
  });

  it.each([
    ['MIT', []],
    ['(MIT AND Zlib)', []],
    ['(GPL-3.0 OR MIT)', []],
    ['MIT AND GPL-3.0', ['some: MIT AND GPL-3.0']],
    ['GPL-3.0', ['some: GPL-3.0']],
    ['none', ['some: none']],
    ['LGPL-3.0-or-later', ['some: LGPL-3.0-or-later']],
  ])('that say %s are allowed or forbidden', (licence, forbidden) => {
    expect(findForbidden([{ name: 'some', licence }])).toEqual(forbidden);
  });

  it('that are not allowed can be excepted by the name of the package', () => {
    expect(findForbidden([{ name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' }])).toEqual([]);
    expect(findForbidden([{ name: '@img/sharp-libvips-linux-x64', licence: 'GPL-3.0' }])).not.toEqual([]);
  });
});
