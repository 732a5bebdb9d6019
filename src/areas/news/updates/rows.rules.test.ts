import { describe, expect, it } from 'vitest';
import { changeTypeOf, hasRows, readLines, withBold } from './rows.rules.ts';
import type { LocalRows, Mark } from './shown-update.contract.ts';

const said = (...marks: Mark[]): LocalRows => ({ ru: [], en: marks.map((mark) => ({ mark, text: ['a line'] })) });

describe('the lines of an update', () => {
  it('begin with a sign that says what they do, whichever dash was typed; empty ones are left out', () => {
    expect(readLines('+ more\r\n- less\n– less\n− less\n\n ~ other\r* new\nwords')).toEqual([
      { mark: 'up', words: 'more' },
      { mark: 'down', words: 'less' },
      { mark: 'down', words: 'less' },
      { mark: 'down', words: 'less' },
      { mark: 'change', words: 'other' },
      { mark: 'new', words: 'new' },
      { mark: 'note', words: 'words' },
    ]);
  });

  it('are notes if the sign belongs to a number or stands alone', () => {
    expect(readLines('-5 damage\n+\n**bold** words').map(({ mark }) => mark)).toEqual(['note', 'note', 'note']);
  });

  it('show words between double asterisks in bold, also inside typed text', () => {
    expect(withBold(['a **b c** d ** e', { tag: 'i', children: ['**f**'] }])).toEqual([
      'a ',
      { tag: 'b', children: ['b c'] },
      ' d ** e',
      { tag: 'i', children: [{ tag: 'b', children: ['f'] }] },
    ]);
  });
});

describe('a hero or item of an update', () => {
  it.each<[string, LocalRows[], string]>([
    ['is stronger when every line says so', [said('up'), said('up', 'up')], 'up'],
    ['is weaker when every line says so', [said('down')], 'down'],
    ['is changed when lines differ', [said('up'), said('down')], 'change'],
    ['is changed when a line says nothing of it', [said('up', 'note')], 'change'],
    ['is changed when all is new', [said('new')], 'change'],
  ])('%s', (_, groups, type) => {
    expect(changeTypeOf(groups)).toBe(type);
  });

  it('counts as filled if it says something in either language', () => {
    expect([hasRows(said()), hasRows(said('up')), hasRows({ ru: [{ mark: 'note', text: ['да'] }], en: [] })]).toEqual([false, true, true]);
  });
});
