import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ItemContent, ItemSide as Side } from '#areas/wiki/content/item-content.contract.ts';
import type { Language } from '#lib/words.ts';
import { LanguageProvider } from '#ui/text/language.tsx';
import { itemDetailsOf } from './items.rules.ts';
import { ItemSide } from './ItemSide.tsx';

/** An item as an import makes it: the original game is known in English alone. */
function drawn(language: Language, original: Side): string {
  const item: ItemContent = {
    luaName: 'item_belt',
    itemType: 'Changed',
    itemIn1x6: { preStats: { ru: ['+3 к броне'], en: ['+3 Armor'] } },
    itemInDota: original,
  };
  const { itemIn1x6, itemInDota } = itemDetailsOf(item, { items: [item], shop: [] }, language);
  if (!itemIn1x6) throw new Error('the item has no side here');
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ItemSide side={itemIn1x6} original={itemInDota} />
    </LanguageProvider>,
  );
}

test('no Russian page says that an original with an English description only had no such bonus', () => {
  const original = { preStats: { en: ['+2 Armor'] }, abilities: [{ name: { en: 'Buckle' }, oracle: { en: ['Holds.'] } }] };
  expect(drawn('en', original)).toContain('<s>+2</s>');
  expect(drawn('ru', original)).toContain('+3');
  expect(drawn('ru', original)).not.toContain('не было');
});

test('an original with a description and without bonuses had none of them', () => {
  expect(drawn('en', { postStats: { en: ['Does not stack.'] } })).toContain('<s>none</s>');
});
