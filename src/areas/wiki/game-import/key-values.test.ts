import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '#lib/random.ts';
import type { Defect, KvNode } from './game-files.contract.ts';
import { blocksOf, byKey, parseKeyValues, textOf } from './key-values.rules.ts';

type Plain = [string, string | Plain[]];
const plain = (nodes: readonly KvNode[]): Plain[] => nodes.map(({ key, value }) => [key, typeof value === 'string' ? value : plain(value)]);
const read = (text: string) => {
  const { nodes, defects } = parseKeyValues({ name: 'a.txt', text });
  return { nodes: plain(nodes), faults: defects.map(({ code, line }) => `${code}:${line}`) };
};

/** Prints entries as their authors do: any spacing, comments between, words bare where they may be. */
function print(nodes: readonly Plain[], style: { newline: string; hasComments: boolean; isBare: boolean }): string {
  const { newline, hasComments, isBare } = style;
  const quote = (text: string) =>
    isBare && /^[a-z]\w*$/i.test(text)
      ? text
      : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;
  return nodes
    .map(([key, value]) => {
      const comment = hasComments ? `// "it" { said${newline}` : '';
      if (typeof value === 'string') return `${comment}\t${quote(key)}  ${quote(value)}${hasComments ? ' // so }' : ''}${newline}`;
      return `${comment}${quote(key)}${hasComments ? newline : ' '}{${newline}${print(value, style)}}${newline}`;
    })
    .join('');
}

const { tree } = fc.letrec<{ tree: Plain[]; entry: Plain }>((tie) => ({
  tree: fc.array(tie('entry'), { maxLength: 5 }),
  entry: fc.tuple(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.oneof({ depthSize: 'small' }, fc.string({ unit: 'grapheme', maxLength: 20 }), tie('tree')),
  ),
}));

describe('a file of key values', () => {
  it('reads back what was printed, in every style', () => {
    fc.assert(
      fc.property(tree, fc.constantFrom('\n', '\r\n'), fc.boolean(), fc.boolean(), (nodes, newline, hasComments, isBare) => {
        const { nodes: found, faults } = read(print(nodes, { newline, hasComments, isBare }));
        expect(found).toEqual(nodes);
        expect(faults).toEqual([]);
      }),
      { numRuns: 400, seed: 4 },
    );
  });

  it.each<[string, string, Plain[], string[]]>([
    [
      'keeps repeated keys in their order',
      '"a" "1"\n"A" "2"',
      [
        ['a', '1'],
        ['A', '2'],
      ],
      [],
    ],
    ['passes over comments', '// one\n"a" "1" // two\n//"b" "2"', [['a', '1']], []],
    ['keeps two slashes in a quoted text', '"a" "http://b"', [['a', 'http://b']], []],
    [
      'knows a value of several lines',
      '"a" "one\n  two"\n"b" "2"',
      [
        ['a', 'one\n  two'],
        ['b', '2'],
      ],
      [],
    ],
    [
      'knows a value that is closed in a line of its own',
      '"a" "one\n"\n"b" "2"',
      [
        ['a', 'one\n'],
        ['b', '2'],
      ],
      [],
    ],
    [
      'ends a text without closing quote with its line',
      '"a" "one\n"b" "2"',
      [
        ['a', 'one'],
        ['b', '2'],
      ],
      ['missing-quote:1'],
    ],
    [
      'ends it before an empty line and a brace',
      '"t"\n{\n"a" "one  \n\n}\n"b" "2"',
      [
        ['t', [['a', 'one']]],
        ['b', '2'],
      ],
      ['missing-quote:3'],
    ],
    [
      'ends it before a comment',
      '"a" "one\n// note\n"b" "2"',
      [
        ['a', 'one'],
        ['b', '2'],
      ],
      ['missing-quote:1'],
    ],
    ['ends it with the file', '"a" "one', [['a', 'one']], ['missing-quote:1']],
    ['reports a key without value', '"a"\n"b" "2"\n"c" }', [['b', '2']], ['key-without-value:1', 'key-without-value:3', 'extra-close:3']],
    [
      'reads a value in the next line',
      '"a"\n"1"\n"b"\n{ }',
      [
        ['a', '1'],
        ['b', []],
      ],
      ['value-on-next-line:1'],
    ],
    [
      'reports a third text of a line',
      '"a" "1" "x"\n"b" "2"',
      [
        ['a', '1'],
        ['b', '2'],
      ],
      ['stray-text:1'],
    ],
    [
      'reports a brace too many',
      '"a" { "b" "1" } }\n"c" "2"',
      [
        ['a', [['b', '1']]],
        ['c', '2'],
      ],
      ['extra-close:1'],
    ],
    ['reports a block that is never closed', '"a"\n{\n"b" "1"', [['a', [['b', '1']]]], ['unclosed-block:1']],
    ['reports a block without key', '{ "b" "1" }', [['', [['b', '1']]]], ['block-without-key:1']],
    [
      'reads bare words',
      'a{b 1 c -2.5}',
      [
        [
          'a',
          [
            ['b', '1'],
            ['c', '-2.5'],
          ],
        ],
      ],
      [],
    ],
    [
      'reads conditions',
      '"a" "1" [$X360]\n"b" [!$PC] { "c" "2" }',
      [
        ['a', '1'],
        ['b', [['c', '2']]],
      ],
      [],
    ],
    [
      'reads escapes and leaves others',
      String.raw`"a" "1\n2\t\"3\"\\" "b" "c:\dir"`,
      [
        ['a', '1\n2\t"3"\\'],
        ['b', String.raw`c:\dir`],
      ],
      [],
    ],
    ['passes over marks and hard spaces', '\uFEFF"a"\u00a0"1"', [['a', '1']], []],
    ['reads nothing from nothing', '', [], []],
  ])('%s', (_, text, nodes, faults) => {
    expect(read(text)).toEqual({ nodes, faults });
  });

  it('knows the line of every entry', () => {
    const { nodes } = parseKeyValues({ name: 'a.txt', text: '\n"a" "1"\r\n"b"\r\n{\r\n"c" "x\\ny"\n"d" "x\ny"\n"e" "2"}' });
    const inside = blocksOf(nodes, 'B').flat();
    expect([...nodes, ...inside].map(({ key, line }) => `${key}${line}`)).toEqual(['a2', 'b3', 'c5', 'd6', 'e8']);
  });

  it('finds keys in any case, uses the last one, and reports the earlier ones', () => {
    const { nodes } = parseKeyValues({ name: 'a.txt', text: '"Key" "1"\n"KEY" "2"\n"other" "3"\n"OTHER" "3"' });
    const defects: Defect[] = [];
    expect(textOf(nodes, 'key')).toBe('2');
    expect([...byKey(nodes, defects)].map(([key, node]) => [key, node.value])).toEqual([
      ['key', '2'],
      ['other', '3'],
    ]);
    expect(defects.map(({ code, line, detail }) => [code, line, detail])).toEqual([
      ['duplicate-key', 1, 'KEY: line 2 counts'],
      ['duplicate-key', 3, 'OTHER: line 4 counts, the same'],
    ]);
  });
});

describe('the reader of a damaged file', () => {
  it('never throws or hangs: 10,000 of them', () => {
    const random = new Random('damaged files');
    const whole = print(fc.sample(tree, { numRuns: 40, seed: 7 }).flat(), { newline: '\n', hasComments: true, isBare: true });
    const pieces = [
      '"',
      '{',
      '}',
      '\\',
      '\n',
      '//',
      '[',
      ']',
      '\0',
      '\uFEFF',
      '\r',
      ' ',
      '"a" "b"',
      '\\"',
      '\uD800',
      'REMOVE',
      '#base "a.txt"',
    ];
    for (let file = 0; file < 10_000; file += 1) {
      let text = whole.slice(random.whole(0, whole.length), random.whole(0, whole.length)).slice(0, random.whole(0, 400));
      for (let damage = random.whole(1, 12); damage > 0; damage -= 1) {
        const at = random.whole(0, text.length);
        text = text.slice(0, at) + random.pick(pieces) + text.slice(at + random.whole(0, 3));
      }
      const { nodes, defects } = parseKeyValues({ name: 'a.txt', text });
      const lines = text.split('\n').length;
      for (const { line } of [...nodes, ...defects]) expect(line >= 1 && line <= lines).toBe(true);
    }
  });

  it.each([
    ['open braces', '{'.repeat(300_000)],
    ['named blocks', '"a" {'.repeat(200_000)],
    ['closing braces', '}'.repeat(300_000)],
    ['quotes', '"'.repeat(500_001)],
    ['backslashes in a text', `"${'\\'.repeat(500_000)}`],
    ['empty lines in a text', `"a" "b${'\n'.repeat(500_000)}c`],
    ['texts that never end', '"a" "b\n'.repeat(100_000)],
    ['words', 'word '.repeat(200_000)],
    ['slashes', '/'.repeat(500_000)],
    ['one word', 'w'.repeat(1_000_000)],
    ['lines of one quote', '"\n'.repeat(250_000)],
    ['equal keys', '"a" "b"\n'.repeat(100_000)],
  ])('takes time proportional to the length: %s', (_, text) => {
    const { nodes, defects } = parseKeyValues({ name: 'a.txt', text });
    expect(byKey(nodes, defects).size).toBeLessThanOrEqual(nodes.length);
  });
});
