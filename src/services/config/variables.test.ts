import { expect, test } from 'vitest';
import { folder, readVariables, variable } from './variables.ts';

const read = (DATA_DIR: string) => readVariables({ dataDir: variable('DATA_DIR', folder) }, { DATA_DIR }).dataDir;

test.each(['"/var/lib/sixfold"', "'/var/lib/sixfold'", '~/sixfold', '/var/lib/sixfold ', ' /var/lib/sixfold', '"'])(
  'a site is not started from scratch in a folder named %j by mistake',
  (written) => {
    expect(() => read(written)).toThrow('DATA_DIR must not stand in quotes, begin with ~, or begin or end with a space.');
  },
);

test.each(['/var/lib/sixfold', 'data', 'd', 'C:\\Six fold\\data', '../it’s ~here'])('%s is a folder', (written) => {
  expect(read(written)).toBe(written);
});
