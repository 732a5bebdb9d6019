import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NOBODY } from '#areas/core/accounts/visibility.rules.ts';
import type { LeaderboardRow } from '#areas/players/leaderboard/leaderboard.contract.ts';
import { LeaderboardTable } from '#areas/players/leaderboard/LeaderboardTable.tsx';
import type { Language } from '#lib/words.ts';
import { LanguageProvider, useLanguage } from '#ui/text/language.tsx';
import { CachedMarkup, MarkupCacheProvider } from './CachedMarkup.tsx';
import { MarkupCache } from './markup-cache.tsx';

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
    <li>
      <CachedMarkup as="span" className="hero" part={Cell} of={{ hero, wins }} />
      <CachedMarkup as="span" part={Word} of={{}} />
    </li>
  </ul>
);
const render = (markup: MarkupCache, of: React.ReactNode, language: Language, art?: string) => {
  const html = renderToString(
    <LanguageProvider language={language}>
      <MarkupCacheProvider lookup={markup.lookup(art)}>{of}</MarkupCacheProvider>
    </LanguageProvider>,
  );
  markup.fill();
  return html;
};

test('a part is rendered once, and its page is byte for byte the same without the cache', () => {
  const markup = new MarkupCache();
  for (const language of ['ru', 'en'] as const) {
    const plain = renderToString(<LanguageProvider language={language}>{page('Axe & <b>')}</LanguageProvider>);
    expect(render(markup, page('Axe & <b>'), language)).toBe(plain);
    rendered.mockClear();
    expect(render(markup, page('Axe & <b>'), language)).toBe(plain);
    expect(rendered).not.toHaveBeenCalled();
  }
});

test('every input of a part, the language and the version of the art have their own markup', () => {
  const markup = new MarkupCache();
  const pages = new Set([
    render(markup, page('Axe'), 'ru'),
    render(markup, page('Lina'), 'ru'),
    render(markup, page('Axe', 2), 'ru'),
    render(markup, page('Axe'), 'en'),
    render(markup, page('Axe'), 'ru'),
  ]);
  expect(pages.size).toBe(4);
  rendered.mockClear();
  render(markup, page('Axe'), 'ru', 'v2');
  expect(rendered).toHaveBeenCalled();
});

test('the leaderboard from cached rows is byte for byte the same, even after some of them changed', () => {
  const links = { youtube: null, discord: null, discordUserName: null, isTwitchLive: true, isYoutubeLive: null };
  const row = (place: number, more: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
    place,
    playerId: 100 + place,
    nickname: `<b>${place}</b> of a long name`,
    avatarUrl: place === 1 ? '/api/v2/players/avatar?playerId=101&v=a' : null,
    rating: 3000 - place,
    matchCount: 20,
    places: [5, 5, 4, 3, 2, 1],
    favoriteHero: 'npc_dota_hero_axe',
    social: null,
    placeChange: null,
    ...more,
  });
  const rows = [row(1), row(2, { playerId: NOBODY, nickname: '' }), row(3, { social: { ...links, twitch: 'https://twitch.tv/x' } })];
  const table = (of: LeaderboardRow[]) => (
    <LeaderboardTable isBare={false} rows={of} heroes={{}} shown={{ mode: '1x6', season: 0, sort: 'rating', order: 'desc', q: '' }} />
  );
  const markup = new MarkupCache();
  for (const version of [rows, rows, [row(1, { rating: 3050, placeChange: -1 }), ...rows.slice(1)]]) {
    const plain = renderToString(<LanguageProvider language="en">{table(version)}</LanguageProvider>);
    expect(render(markup, table(version), 'en')).toBe(plain);
  }
});

test('if there are more pieces than it holds the least used go first', () => {
  const markup = new MarkupCache();
  const isRendered = (wins: number) => {
    rendered.mockClear();
    render(markup, page('Axe', wins), 'en');
    return rendered.mock.calls.length > 0;
  };
  for (let wins = 1; wins < 3000; wins++) render(markup, page('Axe', wins), 'en');
  expect([isRendered(1), isRendered(3000), isRendered(1), isRendered(2)]).toEqual([false, true, false, true]);
});

test('a part that cannot be rendered fails its own page, and none after it', () => {
  const markup = new MarkupCache();
  const Broken = (): React.ReactNode => {
    throw new Error('no such figure');
  };
  expect(() => render(markup, <CachedMarkup as="span" part={Broken} of={{}} />, 'en')).toThrow('no such figure');
  expect(render(markup, page('Axe'), 'en')).toContain('Axe');
});
