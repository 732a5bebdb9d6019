import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const words = '"key"\t"значение 😀"\n';
const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  return bytes;
};

it.each([
  ['UTF-8', new TextEncoder().encode(words), 'utf-8'],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${words}`), 'utf-8'],
  ['UTF-16 LE with a mark', utf16(`\uFEFF${words}`, true), 'utf-16le'],
  ['UTF-16 BE with a mark', utf16(`\uFEFF${words}`, false), 'utf-16be'],
  ['UTF-16 LE without a mark', utf16('"key" "plain value"', true), 'utf-16le'],
  ['UTF-16 BE without a mark', utf16('"key" "plain value"', false), 'utf-16be'],
])('reads %s', (_, bytes, encoding) => {
  const decoded = decodeText(bytes);
  expect(decoded).toMatchObject({ encoding, isDamaged: false });
  expect([words, '"key" "plain value"']).toContain(decoded.text);
});

it('keeps what it can from damaged bytes and says so', () => {
  expect(decodeText(Uint8Array.of(0x61, 0xff, 0x62))).toEqual({ text: 'a\uFFFDb', encoding: 'utf-8', isDamaged: true });
  expect(decodeText(Uint8Array.of(0x61, 0x62, 0x63, 0x00, 0x64))).toEqual({ text: 'abcd', encoding: 'utf-8', isDamaged: true });
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x61))).toMatchObject({ text: '\uFFFD', isDamaged: true });
});

it('reads nothing from empty input', () => {
  expect(decodeText(new Uint8Array())).toEqual({ text: '', encoding: 'utf-8', isDamaged: false });
});
