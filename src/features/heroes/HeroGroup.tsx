import { AttributeMark } from '#ui/Chip.tsx';
import { Emblem } from '#ui/Emblem.tsx';
import { useWords } from '#ui/language.tsx';
import { Tag } from '#ui/Tag.tsx';
import css from './Heroes.module.css';
import type { Hero } from './heroes.contract.ts';
import { attributeMarks, type HeroAttribute } from './heroes-search.rules.ts';
import { text } from './heroes.text.ts';

/** The heroes of one attribute. */
export function HeroGroup({ attribute, heroes, newest }: { attribute: HeroAttribute; heroes: readonly Hero[]; newest: string }) {
  const words = useWords(text);
  const mark = attributeMarks[attribute];
  const id = `heroes-${mark}`;
  return (
    <section aria-labelledby={id}>
      <h2 className={css.heading} id={id} data-attr={mark}>
        <AttributeMark attribute={mark} />
        {words[attribute]}
      </h2>
      <ul className={css.grid}>
        {heroes.map((hero) => (
          <li key={hero.name} className={css.card}>
            <Emblem kind="hero" name={hero.name} attribute={mark} grain />
            <span className={css.name}>{hero.userFriendlyName}</span>
            {hero.name === newest ? (
              <span className={css.fresh}>
                <Tag tone="new" solid>
                  {words.fresh}
                </Tag>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
