import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import type { Language } from '#lib/words.ts';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { PlaceMove, SignedChange } from '#ui/figures/SignedChange.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { dismissToast, showToast, shownToasts } from '#ui/overlay/toasts.ts';
import { Pager } from '#ui/table/Pager.tsx';
import { SortHeader } from '#ui/table/Table.tsx';
import { Avatar } from './Avatar.tsx';
import { LanguageProvider } from './language.tsx';
import { Nickname } from './Nickname.tsx';

function html(part: ReactNode, language: Language = 'en'): string {
  return renderToStaticMarkup(<LanguageProvider language={language}>{part}</LanguageProvider>);
}

function textOf(part: ReactNode, language?: Language): string {
  return html(part, language).replace(/<[^>]*>/g, '');
}

describe('a change', () => {
  test.each([
    [48, true, '+48 (x2)'],
    [-31, true, '\u221231 (x2)'],
    [-31, false, '\u221231'],
    [0, true, '0'],
    [null, false, '—'],
  ])('of %s, doubled %s, reads %s', (value, doubled, text) => {
    expect(textOf(<SignedChange value={value} doubled={doubled} />)).toBe(text);
  });

  test('of place is put in words beside the arrow', () => {
    expect(html(<PlaceMove value={4} />)).toContain('title="up 4">↑ 4');
    expect(html(<PlaceMove value={-2} />, 'ru')).toContain('title="ниже на 2">↓ 2');
    expect(textOf(<PlaceMove value={0} />)).toBe('—');
  });
});

describe('places', () => {
  test('have a bar that reads out its shares, and also counts, as a sentence', () => {
    expect(html(<PlaceBar shares={[3, 1]} />, 'ru')).toContain('aria-label="1-е место: 75,0%, 2-е место: 25,0%"');
    expect(html(<PlaceBar shares={[0, 0]} />)).toContain('aria-label="No matches yet"');
  });

  test('have a colour only from first to sixth', () => {
    expect(html(<PlaceBadge place={6} />)).toContain('data-p="6"');
    expect(html(<PlaceBadge place={7} />)).not.toContain('data-p');
    expect(textOf(<PlaceBadge place={null} />)).toBe('—');
  });
});

test('a name that is cut has its full form in the title', () => {
  const name = 'Ястреб-Тетеревятник';
  expect(html(<Nickname name={name} limit={24} />)).toBe(`<bdi>${name}</bdi>`);
  expect(html(<Nickname name={name} limit={24} narrowLimit={6} />)).toContain(`title="${name}"`);
  expect(textOf(<Nickname name={name} limit={24} narrowLimit={6} />)).toBe(`${name}Ястреб…`);
});

test('the server writes a time in UTC and says so', () => {
  const made = html(<Time at="2025-11-20T22:57:03" />);
  expect(made).toContain('dateTime="2025-11-20T22:57:03.000Z"');
  expect(made).toContain('title="20 Nov 2025 22:57:03 UTC"');
  expect(made).toContain('>20.11.25 22:57<');
  expect(textOf(<Time at={null} />)).toBe('—');
  expect(textOf(<Time at={0} dateOnly />)).toBe('01.01.70');
});

test('a pager for one page is empty', () => {
  expect(html(<Pager page={1} pageCount={1} hrefOf={String} />)).toBe('');
  expect(html(<Pager page={1} pageCount={2} hrefOf={(page) => `?page=${page}`} />)).toContain('href="?page=2"');
});

test('a heading says how the table is sorted', () => {
  expect(html(<SortHeader href="?sort=games">Games</SortHeader>)).not.toContain('aria-sort');
  expect(
    html(
      <SortHeader href="?sort=games" direction="ascending">
        Games
      </SortHeader>,
    ),
  ).toContain('aria-sort="ascending"');
});

test('an emblem is a glyph from a sprite, even for an unknown name', () => {
  expect(html(<Emblem kind="hero" name="npc_dota_hero_axe" />)).toMatch(
    /<use href="\/emblems\/[0-9a-f]{8}\/heroes-\d\.svg#e-battered-axe">/,
  );
  expect(html(<Emblem kind="hero" name="Zot Quill" />)).toMatch(/<use href="\/emblems\/[0-9a-f]{8}\/abilities-\d\.svg#/);
  expect(textOf(<Emblem kind="hero" name="Zot Quill" />)).toBe('');
});

test('a letter is behind the picture of a player, in case it does not load', () => {
  expect(html(<Avatar name="Mara" src="https://example.org/a.jpg" />)).toMatch(/>M<img src="https:\/\/example\.org\/a\.jpg" alt=""/);
});

test('a player without a picture has a letter, or a figure if the name has none', () => {
  expect(textOf(<Avatar name="🔥 ёж" />)).toBe('Ё');
  expect(html(<Avatar name="🔥" />)).toContain('<path');
});

test('the same toast is shown once, and disappears when dismissed', () => {
  showToast({ kind: 'done', title: 'Saved' });
  showToast({ kind: 'done', title: 'Saved' });
  expect(shownToasts().map((toast) => toast.title)).toEqual(['Saved']);
  dismissToast(shownToasts()[0]?.id ?? 0);
  expect(shownToasts()).toEqual([]);
});
