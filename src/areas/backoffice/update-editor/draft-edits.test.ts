import { expect, test } from 'vitest';
import { pickedName } from './draft-state.rules.ts';

const choices = [
  { name: 'item_blink', title: 'Blink Dagger', russian: 'Кинжал скачка' },
  { name: 'item_blade_mail', title: 'Blade Mail', russian: 'Кольчуга с шипами' },
  { name: 'npc_dota_hero_axe', title: 'Axe' },
];

test.each([
  ['Blink Dagger', 'item_blink'],
  [' blade mail ', 'item_blade_mail'],
  ['item_blink', 'item_blink'],
  ['кинжал скачка', 'item_blink'],
  ['Кол', 'item_blade_mail'],
  ['bl', undefined],
  ['bli', 'item_blink'],
  ['axe', 'npc_dota_hero_axe'],
  ['', undefined],
  ['  ', undefined],
  ['zzz', undefined],
])('%j selects %s', (typed, name) => {
  expect(pickedName(choices, typed)).toBe(name);
});
