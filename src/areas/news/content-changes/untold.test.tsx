import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { page } from './content-changes.page.tsx';

const { Body, Absent } = page;
const revision = (id: number) => ({
  id,
  publishedAt: '2026-11-21T10:00:00.000Z',
  digest: String(id),
  restores: null,
  added: 0,
  changed: 1,
  removed: 0,
});
const note = { url: 'told', ruName: 'Сказано', engName: 'It is told', publishedAt: '2026-11-21T10:00:00.000Z', isExact: true };

function compared(hasChange: boolean, which: 'all' | 'untold'): string {
  const row = { place: '', field: 'Цена', parts: [{ kind: 'added' as const, text: '4321' }], note };
  const entities = [
    { kind: 'item' as const, key: 'item_blink', change: 'changed' as const, title: 'Blink', urlName: 'blink', rows: [row] },
  ];
  const difference = { from: revision(1), to: revision(2), untoldCount: 0, entities: hasChange ? entities : [] };
  const search = { from: undefined, to: undefined, which, hero: '', item: '' };
  return renderToStaticMarkup(
    <LanguageProvider language="ru">
      <Body data={{ difference, revisions: [revision(2), revision(1)] }} params={{}} search={search} />
    </LanguageProvider>,
  );
}

test('if the updates mentioned every change, the list of unmentioned changes does not say that nothing changed', () => {
  expect(compared(true, 'untold')).toContain('Обо всём написали');
  expect(compared(true, 'untold')).not.toContain('Разницы нет');
  expect(compared(true, 'all')).toContain('4321');
  expect(compared(false, 'all')).toContain('Разницы нет');
  expect(compared(false, 'untold')).toContain('Разницы нет');
});

test.each([
  ['hero', 'No such hero'],
  ['item', 'No such item'],
  [undefined, 'No such version'],
])('for what does not exist (%s) the page says so, and not that a version is missing', (missing, title) => {
  const shown = Absent && (
    <LanguageProvider language="en">
      <Absent isBeyond={false} missing={missing} />
    </LanguageProvider>
  );
  expect(renderToStaticMarkup(shown)).toContain(title);
});
