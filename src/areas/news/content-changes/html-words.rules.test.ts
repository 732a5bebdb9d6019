import { expect, test } from 'vitest';
import { wordsOfHtml } from './html-words.rules.ts';

test.each([
  ['+10 Strength<br>+24 Damage', '+10 Strength; +24 Damage'],
  ['+1 second<br><br>Each second', '+1 second; Each second'],
  ['Strikes once.<br><br>All talents count', 'Strikes once. All talents count'],
  ['Deals <b><font color="x">5</font></b>.</b><br>Then stops', 'Deals 5. Then stops'],
  ['<br>Slows<br/>', 'Slows'],
  ['Roots <b>for 2 s</b> , then lets go &lt;here&gt;', 'Roots for 2 s, then lets go &lt;here&gt;'],
  [['a', 'b'], ''],
])('%j on one line is %j', (html, words) => {
  expect(wordsOfHtml(html)).toBe(words);
});
