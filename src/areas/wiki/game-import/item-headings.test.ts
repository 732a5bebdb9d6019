import { expect, test } from 'vitest';
import { itemDetailsOf } from '#areas/wiki/items/items.rules.ts';
import { toPlainText } from '#lib/rich-text.ts';
import { soundGame } from '../../../../tests/kits/game-folder.ts';
import { readSample } from '../../../../tests/kits/read-sample.ts';

const russian = 'resource/addon_russian.txt' as const;

test.each([
  [
    'a heading that one language lacks',
    '<h1>Активное: Удар</h1>Наносит %blow% урона',
    [['Активное', 'Удар', 'Наносит 90 урона']],
    [
      ['Passive', 'Ring', 'Rings.'],
      ['Active', 'Blow of 90', 'Deals 90 damage'],
    ],
  ],
  [
    'another order, told by the name that both files have',
    '<h1>Активное: Blow of %blow%</h1>Наносит урон<br><h1>Пассивное: Ring</h1>Звенит.<br><h1>Пассивное: Ещё</h1>И это',
    [
      ['Пассивное', 'Ring', 'Звенит.'],
      ['Активное', 'Blow of 90', 'Наносит урон'],
      ['Пассивное', 'Ещё', 'И это'],
    ],
    [
      ['Passive', 'Ring', 'Rings.'],
      ['Active', 'Blow of 90', 'Deals 90 damage'],
    ],
  ],
])('kinds, names and texts of abilities are in the same language on a page: %s', async (_, description, ru, en) => {
  const game = await readSample({
    [russian]: soundGame[russian].replace(/("DOTA_Tooltip_ability_item_smith_hammer_Description") ".*"/, `$1 "${description}"`),
  });
  const hammer = game.content?.items.find(({ luaName }) => luaName === 'item_smith_hammer');
  if (!game.content || !hammer) throw new Error('the sample has no hammer');
  const { content } = game;
  const shown = (language: 'ru' | 'en') =>
    itemDetailsOf(hammer, content, language).itemIn1x6?.abilities.map(({ abilityType, name, oracle }) => [
      abilityType,
      name,
      toPlainText(oracle ?? []).trim(),
    ]);
  expect(shown('ru')).toEqual(ru);
  expect(shown('en')).toEqual(en);
});
