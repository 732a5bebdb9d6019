import type { ItemNames } from '#areas/wiki/items/items.contract.ts';
import { itemTitle } from '#areas/wiki/items/items.rules.ts';
import { EmptySlot } from '#areas/wiki/widgets/Emblem.tsx';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { formatShare } from '#lib/format.ts';
import { textTip } from '#ui/overlay/tips.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { BuildStage } from './item-builds.contract.ts';
import { text } from './talent-builds.text.ts';
import css from './HeroBuilds.module.css';

const SLOTS = [0, 1, 2, 3, 4, 5];
/** The stages of a build, with the minute of each. */
export const stages = [
  { key: 'startItems', at: '~4' },
  { key: 'earlyItems', at: '~12' },
  { key: 'midItems', at: '~25' },
  { key: 'lateItems', at: '31+' },
] as const;

/** The items that most players have at one stage. */
export function Stage({ title, at, stage, names }: { title: string; at: string; stage: BuildStage; names: ItemNames }) {
  const words = useWords(text);
  const language = useLanguage();
  const marks = [
    { item: 'item_ultimate_scepter', name: words.scepter, has: stage.hasAghanimScepter },
    { item: 'item_aghanims_shard', name: words.shard, has: stage.hasAghanimShard },
  ];
  return (
    <li className={css.stage}>
      <h3>
        {title} <span className="nowrap">{at}</span>
      </h3>
      <div className={css.inventory}>
        <div className={css.slots}>
          {SLOTS.map((slot) => {
            const item = stage.items[slot];
            if (item === undefined) return <EmptySlot key={slot} />;
            const name = itemTitle(names, item);
            const share = stage.shares[slot];
            const label = share === undefined ? name : words.itemShare(name, formatShare(share, language, 0));
            return (
              <button key={slot} type="button" aria-label={label} {...textTip(label)}>
                <ItemEmblem name={item} />
              </button>
            );
          })}
        </div>
        <div className={css.aghanim}>
          {marks.map(({ item, name, has }) => (
            <ItemEmblem key={item} name={item} size={34} out={!has} label={has ? words.owned(name) : words.notOwned(name)} />
          ))}
        </div>
      </div>
    </li>
  );
}
