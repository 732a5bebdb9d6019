import { useId, type ReactNode } from 'react';
import { text } from '#areas/news/updates/update-body.both.text.ts';
import { anchorOf } from '#areas/news/updates/update-view.rules.ts';
import type { HeroView, UpdateView } from '#areas/news/updates/updates.contract.ts';
import { attributeMarks } from '#areas/wiki/heroes/heroes-search.rules.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { HeroSeal } from '#areas/wiki/widgets/HeroFace.tsx';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { ChangeRows } from './ChangeRows.tsx';
import { HeroChange } from './HeroChange.tsx';
import css from './UpdateBody.module.css';

type Body = Pick<UpdateView, 'rows' | 'items' | 'heroes'>;
/** The addresses of heroes and items; without them names are plain text. */
type Links = { hero?: ((urlName: string) => string) | undefined; item?: ((luaName: string) => string) | undefined };

type Props = {
  update: Body;
  links: Links;
  anchors?: boolean;
  /** What is shown below the names of heroes. */
  beside?: ReadonlyMap<string, ReactNode> | undefined;
};

/** The changes of an update: shared notes, items, heroes. `anchors` is off where it is not the page's own, as in a preview. */
export function UpdateBody({ update, links, anchors = true, beside }: Props) {
  const words = useWords(text);
  // Two previews are side by side: neither may be a landmark of the page.
  const frame = (id: string, title: string) => (anchors ? { id, title } : {});
  return (
    <div className={css.stack}>
      {update.rows.rows.length > 0 ? (
        <Panel {...frame('shared', words.shared)}>
          {anchors ? null : <h3 className={css.inner}>{words.shared}</h3>}
          <ChangeRows rows={update.rows} />
        </Panel>
      ) : null}
      {update.items.length > 0 ? (
        <Panel flush {...frame('items', words.items)}>
          {anchors ? null : <h3 className={css.inner}>{words.items}</h3>}
          <ul className={css.items}>
            {update.items.map((item) => (
              <li key={item.name}>
                <ItemEmblem name={item.name} />
                <div>
                  <h3>{item.isInShop && links.item ? <a href={links.item(item.name)}>{item.title}</a> : item.title}</h3>
                  <ChangeRows rows={item.rows} />
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      {update.heroes.map((hero) => (
        <HeroPanel
          key={hero.name}
          hero={hero}
          link={links.hero}
          id={anchors ? anchorOf(hero) : undefined}
          beside={beside?.get(hero.name)}
        />
      ))}
    </div>
  );
}

type HeroProps = { hero: HeroView; link: Links['hero']; id: string | undefined; beside: ReactNode };

function HeroPanel({ hero, link, id, beside }: HeroProps) {
  const words = useWords(text);
  const titleId = useId();
  const Frame = id === undefined ? 'div' : 'section';
  const tint = hero.attribute ? { attribute: attributeMarks[hero.attribute] } : {};
  return (
    <Frame className={css.hero} {...(id === undefined ? {} : { id, 'aria-labelledby': titleId })}>
      <header>
        <span className={css.glow} aria-hidden="true">
          <Emblem kind="hero" name={hero.name} {...tint} />
        </span>
        <span className={css.portrait}>
          <Emblem kind="hero" name={hero.name} wide grain {...tint} />
          <HeroSeal name={hero.name} />
        </span>
        <div>
          <div className={css.name}>
            <h2 id={titleId}>{hero.urlName && link ? <a href={link(hero.urlName)}>{hero.title}</a> : hero.title}</h2>
            {hero.rows.rows.some((row) => row.mark === 'new') ? <Tag tone="new">{words.fresh}</Tag> : null}
          </div>
          {beside}
        </div>
      </header>
      <div className={css.heroBody}>
        <HeroChange hero={hero} />
      </div>
    </Frame>
  );
}
