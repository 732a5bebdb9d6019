import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseMarkup } from '#services/markup.ts';
import { RichText } from './RichText.tsx';

const drawn = (markup: string) => renderToStaticMarkup(<RichText text={parseMarkup(markup).text} />).replace(/ class="[^"]*"/g, '');

test.each([
  ["<b><font color='#53ea48'>+20</font></b> damage<br>more", '<b><span>+20</span></b> damage<br/>more'],
  ['<ul><li>one</li><li><i>two</i></li></ul>', '<ul><li>one</li><li><i>two</i></li></ul>'],
  ['<img src=x onerror=alert(1)>&lt;script&gt;alert(2)&lt;/script&gt;', '&lt;script&gt;alert(2)&lt;/script&gt;'],
])('%s is drawn as %s', (markup, html) => {
  expect(drawn(markup)).toBe(html);
});
