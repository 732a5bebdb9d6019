import { attributeMarks } from '#areas/wiki/heroes/heroes-search.rules.ts';
import type { Hero } from '#areas/wiki/heroes/heroes.contract.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { HeroSeal } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './home.text.ts';
import css from './NewestHero.module.css';

/** The newest hero in the game; the whole card is a link. */
export function NewestHero({ hero }: { hero: Pick<Hero, 'name' | 'urlName' | 'userFriendlyName' | 'attribute'> }) {
  const words = useWords(text);
  return (
    <article className={css.card}>
      <span className={css.art}>
        <Emblem kind="hero" name={hero.name} attribute={attributeMarks[hero.attribute]} grain />
        <HeroSeal name={hero.name} />
      </span>
      <div>
        <Tag tone="new">{words.newestHero}</Tag>
        <h2>
          <a href={paths.hero.to({ name: hero.urlName })}>{hero.userFriendlyName}</a>
        </h2>
        <small className="muted">{words.toTalents}</small>
      </div>
      <Icon name="chevron-right" size={18} />
    </article>
  );
}
