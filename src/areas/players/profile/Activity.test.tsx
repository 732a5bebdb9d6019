import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#lib/words.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { Activity } from './Activity.tsx';

test.each<[Language, '1x6' | '2x8', string]>([
  ['ru', '1x6', 'За полгода ни одного рейтингового матча 1x6'],
  ['en', '2x8', 'No ranked 2x8 matches in the last six months'],
])(
  'in %s a calendar without any day says only of %s that nothing was played: the list may contain matches that it does not count',
  (language, mode, said) => {
    const shown = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <Activity activity={{ until: '2026-11-30', days: [] }} mode={mode} />
      </LanguageProvider>,
    );
    expect(shown).toContain(`>${said}<`);
  },
);
