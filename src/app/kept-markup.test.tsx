import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Language } from '#lib/words.ts';
import { Kept, KeepProvider } from '#ui/Kept.tsx';
import { LanguageProvider, useLanguage } from '#ui/language.tsx';
import { KeptMarkup } from './kept-markup.tsx';
import { Footer } from './shell/Footer.tsx';

const rendered = vi.fn();
function Cell({ hero, wins }: { hero: string; wins: number }) {
  rendered();
  return (
    <>
      <b>{hero}</b> {wins} {useLanguage()}
    </>
  );
}
function Word() {
  return <i>other</i>;
}

const page = (hero: string, wins = 1) => (
  <ul>
    <Kept as="li" className="hero" part={Cell} of={{ hero, wins }} />
    <Kept as="li" part={Word} of={{}} />
    <Footer />
  </ul>
);
const render = (kept: KeptMarkup, of: React.ReactNode, language: Language, art?: string) => {
  const html = renderToString(
    <LanguageProvider language={language}>
      <KeepProvider keep={kept.keeper(art)}>{of}</KeepProvider>
    </LanguageProvider>,
  );
  kept.fill();
  return html;
};

test('a part is rendered once, and its page is letter for letter the same without', () => {
  const kept = new KeptMarkup();
  for (const language of ['ru', 'en'] as const) {
    const plain = renderToString(<LanguageProvider language={language}>{page('Axe & <b>')}</LanguageProvider>);
    expect(render(kept, page('Axe & <b>'), language)).toBe(plain);
    rendered.mockClear();
    expect(render(kept, page('Axe & <b>'), language)).toBe(plain);
    expect(rendered).not.toHaveBeenCalled();
  }
});

test('what a part is given, the language and the version of the art each have markup of their own', () => {
  const kept = new KeptMarkup();
  const pages = new Set([
    render(kept, page('Axe'), 'ru'),
    render(kept, page('Lina'), 'ru'),
    render(kept, page('Axe', 2), 'ru'),
    render(kept, page('Axe'), 'en'),
    render(kept, page('Axe'), 'ru'),
  ]);
  expect(pages.size).toBe(4);
  rendered.mockClear();
  render(kept, page('Axe'), 'ru', 'v2');
  expect(rendered).toHaveBeenCalled();
});
