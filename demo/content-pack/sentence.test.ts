import { expect, test } from 'vitest';
import { buildTalent } from './build-hero.ts';
import { countedNoun, fillTemplate, markUp, type Subject } from './sentence.ts';

const spears: Subject = { ru: { n: 'копья', g: 'копий', isPlural: true }, en: { n: 'the spears', isPlural: true } };
const call: Subject = { ru: { n: 'клич', g: 'клича', isPlural: false }, en: { n: 'the call', isPlural: false } };

test.each([
  ['s', 1, 'секунду', 'second'],
  ['s', 1.5, 'секунды', 'seconds'],
  ['s', 0.3, 'секунды', 'seconds'],
  ['s', 2, 'секунды', 'seconds'],
  ['s', 5, 'секунд', 'seconds'],
  ['s', 11, 'секунд', 'seconds'],
  ['s', 21, 'секунду', 'seconds'],
  ['charge', 3, 'заряда', 'charges'],
  ['hit', 5, 'ударов', 'hits'],
  ['target', 1, 'цель', 'more target'],
])('counts %s: %d %s, %s', (key, count, ru, en) => {
  expect([countedNoun('ru', key, count), countedNoun('en', key, count)]).toEqual([ru, en]);
});

test('agrees with the number of the skill and of the last figure', () => {
  const template = '{n} {p:держится|держатся} на {v:s} дольше';
  expect(fillTemplate('ru', template, spears, { v: [0.5, 1] })).toBe(
    "Копья держатся на <b><font color='value'>0,5</font></b> / <b><font color='value'>1</font></b>\u00a0секунду дольше",
  );
  expect(fillTemplate('en', '{n} {p:lasts|last} {v:s} longer', call, { v: [1] })).toBe(
    "The call lasts <b><font color='value'>1</font></b>\u00a0second longer",
  );
});

test('throws when a figure is missing, left over or counts nothing known', () => {
  expect(() => fillTemplate('ru', '{n} {v} {a}', call, { v: [1] })).toThrow('lacks the figure a');
  expect(() => fillTemplate('ru', '{n} {v}', call, { v: [1], a: 2 })).toThrow('does not use the figure a');
  expect(() => fillTemplate('ru', '{v:cow}', call, { v: [1] })).toThrow('counted');
});

test('marks figures and sets spaces of a text written by hand', () => {
  expect(markUp('ru', 'Ещё *2* секунды — и всё', 'orange')).toBe(
    "Ещё <b><font color='orange'>2</font></b> секунды\u00a0— и всё".replace('> с', '>\u00a0с'),
  );
  expect(markUp('en', "Death's <font color='bad'>60</font> damage")).toContain("Death’s <font color='bad'>");
});

test('gives a talent one text per level, and one for all', () => {
  const talent = buildTalent({ modName: 'modifier_a_1', levels: 2 }, 'cast:armor 3/6; 4', call);
  expect(talent.levelTexts).toHaveLength(2);
  expect(buildTalent({ modName: 'modifier_a_1', levels: 1 }, 'stun 1', call)).not.toHaveProperty('levelTexts');
});

test.each([
  ['stun 1/2', '2'],
  ['no_such_kind 1', 'no effect'],
  ['stun one', 'no figures'],
])('refuses the effect "%s"', (effect, message) => {
  expect(() => buildTalent({ modName: 'modifier_a_1', levels: 1 }, effect, call)).toThrow(message);
});
