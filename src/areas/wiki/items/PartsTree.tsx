import type { ReactNode } from 'react';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { formatNumber } from '#lib/format.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { textTip } from '#ui/overlay/tips.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { bodyText } from './item-body.text.ts';
import { ItemLink } from './ItemLink.tsx';
import type { ItemsSearch } from './items-search.rules.ts';
import type { ItemDetails, ItemPart, ItemSideDetails } from './items.contract.ts';
import css from './ItemPanel.module.css';

type Named = Pick<ItemPart, 'luaName' | 'name' | 'cost'>;

/** An item's components, two levels deep, with the price of each part and of the recipe. */
export function PartsTree({ item, side, search }: { item: ItemDetails; side: ItemSideDetails; search: ItemsSearch }) {
  const words = useWords(bodyText);
  const language = useLanguage();
  const { recipe } = side;
  const hasTree = recipe !== null && (recipe.parts.length > 0 || recipe.cost > 0);
  const count = hasTree ? recipe.parts.length + (recipe.cost > 0 ? 1 : 0) : 0;
  return (
    <section className={css.tree}>
      <h3>{words.recipe}</h3>
      {hasTree ? (
        <>
          <div className={css.root}>
            <ItemEmblem name={item.luaName} size={66} label={item.name} />
            <small>{formatNumber(side.cost, language)}</small>
          </div>
          <Lines count={count} />
          <ul className={css.leaves} style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
            {recipe.parts.map((part, index) => (
              <li key={`${index} ${part.luaName}`}>
                <PartLink part={part} search={search} />
                {part.parts.length > 0 ? (
                  <div className={css.below}>
                    {part.parts.map((below, order) => (
                      <PartLink key={`${order} ${below.luaName}`} part={below} search={search} small />
                    ))}
                    {part.recipeCost > 0 ? <Scroll cost={part.recipeCost} small /> : null}
                  </div>
                ) : null}
              </li>
            ))}
            {recipe.cost > 0 ? (
              <li>
                <Scroll cost={recipe.cost} />
              </li>
            ) : null}
          </ul>
        </>
      ) : (
        <p className={css.none}>{words.boughtWhole}</p>
      )}
    </section>
  );
}

/** What is built from an item here. */
export function UsedIn({ item, search }: { item: ItemDetails; search: ItemsSearch }) {
  const words = useWords(bodyText);
  return (
    <section className={css.tree}>
      <h3>{words.usedIn}</h3>
      {item.usedIn.length > 0 ? (
        <ul className={css.uses}>
          {item.usedIn.map((use) => (
            <li key={use.luaName}>
              <PartLink part={use} search={search} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.none}>{words.usedInNothing(item.name)}</p>
      )}
    </section>
  );
}

/** From an item to as many parts. */
function Lines({ count }: { count: number }) {
  const middles = Array.from({ length: count }, (_, index) => Math.round(((index + 0.5) / count) * 300));
  return (
    <svg className={css.lines} viewBox="0 0 300 40" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M150 0V18M${middles[0] ?? 150} 18H${middles.at(-1) ?? 150}${middles.map((x) => `M${x} 18V40`).join('')}`} />
    </svg>
  );
}

/** A part links to its own page; one without a known price, as if it is not in the content, has no link. */
function PartLink({ part, search, small = false }: { part: Named; search: ItemsSearch; small?: boolean }) {
  const language = useLanguage();
  const price = formatNumber(part.cost, language);
  const inside: ReactNode = (
    <>
      <ItemEmblem name={part.luaName} />
      {small ? null : <small>{price}</small>}
    </>
  );
  const shape = { className: small ? css.small : css.part, ...textTip(`${part.name} · ${price}`) };
  if (part.cost === null) {
    return (
      <span {...shape} role="img" aria-label={part.name}>
        {inside}
      </span>
    );
  }
  return (
    <ItemLink {...shape} luaName={part.luaName} search={search} aria-label={`${part.name}, ${price}`}>
      {inside}
    </ItemLink>
  );
}

function Scroll({ cost, small = false }: { cost: number; small?: boolean }) {
  const words = useWords(bodyText);
  const language = useLanguage();
  const price = formatNumber(cost, language);
  return (
    <span
      className={small ? css.small : css.part}
      role="img"
      aria-label={`${words.recipe}, ${price}`}
      {...textTip(`${words.recipe} · ${price}`)}
    >
      <span className={css.scroll}>
        <Icon name="scroll-text" size={small ? 13 : 20} />
      </span>
      {small ? null : <small>{price}</small>}
    </span>
  );
}
