import { useState, type ReactNode } from 'react';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { formatNumber } from '#lib/format.ts';
import { SegmentedRadios } from '#ui/controls/Segmented.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { latePart } from '#ui/layout/late-part.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { sidesOf, type ItemSideName } from './item-sides.rules.ts';
import type { ItemsSearch } from './items-search.rules.ts';
import type { ItemDetails } from './items.contract.ts';
import { text } from './items.text.ts';
import css from './ItemPanel.module.css';

const bodyPart = latePart(async () => (await import('./LateItemBody.tsx')).ItemBody);
/** Loads the code of everything below an item's name and price. */
export const openItemBody = bodyPart.open;

/** Everything about an item. Both sides are in the document; the style sheet chooses the visible one, so that it works without a script. */
export function ItemView({ item, search, foot }: { item: ItemDetails; search: ItemsSearch; foot: ReactNode }) {
  const words = useWords(text);
  const language = useLanguage();
  const [seen, setSeen] = useState<ItemSideName>('itemIn1x6');
  const sides = sidesOf(item);
  const isSwitched = sides.length > 1;
  const sideOf = (name: ItemSideName) => (isSwitched ? name : undefined);
  const original = isSwitched ? item.itemInDota : null;
  return (
    <div className={css.item} data-seen={isSwitched ? seen : undefined}>
      <div className={css.head}>
        <ItemEmblem name={item.luaName} size={92} grain />
        <div>
          <ItemTag type={item.itemType} />
          <h2 tabIndex={-1} data-autofocus>
            {item.name}
          </h2>
          {sides.map(({ name, side }) => (
            <p key={name} className={css.price} data-side={sideOf(name)}>
              <Icon name="coins" size={16} />
              <span className="sr">{words.price}: </span>
              {formatNumber(side.cost, language)}
              {name === 'itemIn1x6' && original && original.cost !== side.cost ? <s>{formatNumber(original.cost, language)}</s> : null}
            </p>
          ))}
        </div>
      </div>
      {isSwitched ? (
        <SegmentedRadios
          label={words.version}
          size="s"
          block
          value={seen}
          options={sides.map(({ name }) => ({ value: name, label: words[name] }))}
          onChange={setSeen}
        />
      ) : null}
      <bodyPart.Slot item={item} search={search} />
      {foot}
    </div>
  );
}

function ItemTag({ type }: { type: ItemDetails['itemType'] }) {
  const words = useWords(text);
  if (type === 'Same') return null;
  return type === 'New' ? (
    <Tag tone="new" solid>
      {words.newIn}
    </Tag>
  ) : (
    <Tag tone="rework">{words.changedIn}</Tag>
  );
}
