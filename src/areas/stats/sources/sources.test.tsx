import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { Facts } from './Facts.tsx';
import { Interval, signedDecimal } from './Interval.tsx';

describe('an estimate', () => {
  const estimate = { value: 0.5, low: -0.25, high: 9 };

  test('is drawn on its scale, and one beyond the scale ends at its edge', () => {
    const html = renderToStaticMarkup(
      <LanguageProvider language="en">
        <Interval estimate={estimate} centre={0} reach={1} />
      </LanguageProvider>,
    );
    expect(html).toContain('--lo:37.5%;--hi:100%;--v:75%');
  });

  test('is read out with the ends of its interval', () => {
    const html = renderToStaticMarkup(
      <LanguageProvider language="ru">
        <Interval estimate={estimate} centre={0} reach={1} />
      </LanguageProvider>,
    );
    expect(html).toMatch(/role="img" aria-label="[^"]*\u22120,25[^"]*9,00[^"]*"/);
  });

  test.each([
    [0.24, '+0.24'],
    [-0.31, '\u22120.31'],
    [0.001, '0.00'],
    [-0.001, '0.00'],
  ])('of %s places is %s: a value that rounds to zero has no sign', (value, text) => {
    expect(signedDecimal(value, 'en')).toBe(text);
  });
});

describe('the source of a number', () => {
  const facts = { window: 'June', filters: 'solo', games: 2204, players: '10', formula: 'a / b', figure: 'won' as const, computedAt: null };
  const html = (matches: string[] | undefined) =>
    renderToStaticMarkup(
      <LanguageProvider language="en">
        <Facts {...facts} matches={matches} />
      </LanguageProvider>,
    );

  test('links to its matches by their numbers', () => {
    expect(html(['/matches/77'])).toMatch(/<a href="\/matches\/77"[^>]*>77<\/a>/);
    expect(html(['/matches/77'])).toContain('2,204');
  });

  test('says that there are no matches, but not while they are loading', () => {
    const end = (matches: string[] | undefined) => html(matches).split('<dd').at(-1);
    expect(end([])).toContain('—');
    expect(end(undefined)).not.toContain('—');
  });
});
