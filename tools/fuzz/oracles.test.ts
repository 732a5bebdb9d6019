import { expect, it } from 'vitest';
import { faultOf } from './oracles.ts';

const ORIGIN = 'http://127.0.0.1:3000';
const html = (text: string) => ({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, text });
const leading = (location: string) => ({ status: 302, headers: { location }, text: '' });

it.each([
  ['no answer', { status: 0, headers: {}, text: '' }],
  ['status 503', { status: 503, headers: {}, text: '' }],
  ['a header of the asker', { status: 200, headers: { 'fuzzed-mark': '1' }, text: '' }],
  ['leads to a foreign site', leading('//foreign.example/')],
  ['leads to a foreign site', leading('/\\foreign.example')],
  ['shows what was sent as markup', html('<p><fuzzed-mark></p>')],
  ['shows what was sent as markup', html('<p title="" onfuzzed-mark=1>')],
  ['shows what was sent as markup', html('<a href=" java\tscript:alert(1)">')],
  [undefined, html('<p title="\'>&lt;fuzzed-mark onfuzzed-mark=1>">&lt;fuzzed-mark onfuzzed-mark=1></p>')],
  [undefined, leading('/heroes?from=//foreign.example')],
  [undefined, { status: 404, headers: {}, text: '' }],
])('the fault %s is found in %j', (fault, answer) => {
  expect(faultOf(answer, ORIGIN)).toBe(fault);
});
