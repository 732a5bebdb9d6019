import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHtml, toPlainText } from '#lib/rich-text.ts';
import { parseMarkup } from './markup.ts';

const html = (markup: string) => toHtml(parseMarkup(markup).text);

describe('markup of the game', () => {
  test.each([
    [
      "<b><font color='#53ea48'>+20</font></b>/<font color=#297016>40</font> dps",
      '<b><font color="#53ea48">+20</font></b>/<font color="#297016">40</font> dps',
    ],
    ['<FONT COLOR="#FB9531">+1</FONT>', '<font color="#fb9531">+1</font>'],
    ["<font color='gold'>900</font>", '<font color="#e9d897">900</font>'],
    ['one<br/>two<br>three', 'one<br>two<br>three'],
    ['one\ntwo\r\nthree', 'one<br>two<br>three'],
    ['<ul> <li>one</li> two <li>three</ul>', '<ul><li>one</li><li> two </li><li>three</li></ul>'],
    ['a &lt;b&gt; &amp; &quot;c&quot;', 'a &lt;b&gt; &amp; "c"'],
    ['5 < 6 && 7 > 2', '5 &lt; 6 &amp;&amp; 7 &gt; 2'],
    ['<br><br>words<br>', 'words'],
    ['<b></b><i> </i>words', '<i> </i>words'],
    ['<li>a point alone', 'a point alone'],
    ['<span class="GameplayValues">7</span>', '<span>7</span>'],
  ])('%s becomes %s', (markup, expected) => {
    expect(html(markup)).toBe(expected);
  });

  test.each([
    ['<img src=x onerror=alert(1)>hi', 'hi'],
    ['<a href="javascript:alert(1)">link</a>', 'link'],
    ['<script>alert(1)</script>hi', 'hi'],
    ['<scr<script>ipt>alert(1)</script>hi', 'ipt&gt;alert(1)hi'],
    ['<style>*{}</style><svg onload=alert(1)><text>x</text></svg>hi', 'hi'],
    ['<b onclick="alert(1)" style="x">hi</b>', '<b>hi</b>'],
    ['<font color="red;background:url(javascript:alert(1))">hi</font>', 'hi'],
    ['<font color="#53ea48" face="x" onmouseover=alert(1)>hi</font>', '<font color="#53ea48">hi</font>'],
    ['&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
    ['&#60;script&#62;', '&lt;script&gt;'],
    ['<iframe srcdoc="<b>x</b>">in</iframe>out', 'out'],
    ['<!-- <b> --><![CDATA[x]]>hi', 'hi'],
    ['<b><i>over</b>lap</i>', '<b><i>over</i></b>lap'],
    ['<b', ''],
    ['"><svg/onload=alert(1)>', '"&gt;'],
    ['a\u202eb\u0000c', 'abc'],
  ])('the attack %s is harmless', (markup, expected) => {
    expect(html(markup)).toBe(expected);
  });

  test.each([
    ['<b>open', ['<b> is not closed']],
    ['shut</b>', ['a closing tag that nothing opened']],
    ["<font color='#53ea48'>7</fond>", ['<font> is not closed', 'a closing tag that nothing opened']],
    ["<font color='#123456'>7</font>", ['the colour "#123456" is unknown']],
    ['<h1>Active</h1>', ['<h1> is not allowed, its words are kept']],
    ['<b onclick=x>7</b>', ['<b onclick> is not allowed, the attribute goes']],
    ['<b>fine</b>', []],
  ])('%s is reported', (markup, problems) => {
    expect(parseMarkup(markup).problems).toEqual(problems);
  });

  test('whatever the input, the output has only allowed elements and reads the same again', () => {
    const piece = fc.constantFrom(
      '<b>',
      '</b>',
      '<i',
      '>',
      '<ul>',
      '<li>',
      '</ul>',
      "<font color='#ff0000'>",
      '</font>',
      '<br>',
      '<script>',
      '</script>',
      '&lt;',
      '"',
      "'",
      '<svg onload=x>',
      '<!--',
      ' word ',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 40 }), (pieces) => {
        const made = html(pieces.join(''));
        expect(made.replace(/<\/?(b|i|ul|li|span|font)>|<br>|<font color="#[0-9a-f]{6}">/g, '')).not.toMatch(/[<>]/);
        expect(html(made)).toBe(made);
      }),
      { numRuns: 500 },
    );
  });

  test('thousands of nested tags cause no crash and no deep tree', () => {
    const { text, problems } = parseMarkup('<b>'.repeat(2_600) + 'deep');
    expect(toPlainText(text)).toBe('deep');
    expect(problems).toContain('tags are nested too deep');
    expect(JSON.stringify(text).length).toBeLessThan(600);
  });
});
