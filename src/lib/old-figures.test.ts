import { expect, test } from 'vitest';
import { withOldFigures } from './old-figures.ts';
import { toHtml, type RichText, type ShownNode } from './rich-text.ts';

const br = { tag: 'br' as const };
const green = (words: string): RichText[number] => ({ tag: 'b', children: [{ tag: 'font', tone: 'value', children: [words] }] });
const said = (nodes: readonly ShownNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : node.tag === 's' ? `~${said(node.children ?? [])}~` : said(node.children ?? [])))
    .join('');

test.each([
  ['Stuns for 1.2 s and deals 100.', 'Stuns for 1.5 s and deals 100.', 'Stuns for ~1.5~ 1.2 s and deals 100.'],
  [
    'На 8 / 7 / 6 с даёт 60% сопротивления.',
    'На 9 / 8 / 7 / 6 с даёт 50% сопротивления.',
    'На ~9 / 8 / 7 / 6~ 8 / 7 / 6 с даёт ~50%~ 60% сопротивления.',
  ],
  ['За 2 с, и за 30 с к своей башне.', 'За 3 с и за 40 с.', 'За ~3~ 2 с, и за ~40~ 30 с к своей башне.'],
  ['15 attacks deal magic damage.', 'Hits 3 ghosts.', '15 attacks deal magic damage.'],
  ['Slows by 20%, towers by 10%.', 'Slows by 20%.', 'Slows by 20%, towers by 10%.'],
  ['Same 5 words.', 'Same 5 words.', 'Same 5 words.'],
])('%j, which was %j, is shown as %j', (now, was, reads) => {
  expect(said(withOldFigures([now], [was]))).toBe(reads);
});

test('an old figure is struck through inside its markup, and the text itself is unchanged', () => {
  const now: RichText = ['Bash of ', green('25'), '%', br, 'for ', green('1.2'), ' s'];
  const shown = withOldFigures(now, ['Bash of ', green('20'), '%', br, 'for ', green('1.5'), ' s']);
  expect(said(shown)).toBe('Bash of ~20%~ 25%for ~1.5~ 1.2 s');
  expect(toHtml(now)).toContain('25');
});
