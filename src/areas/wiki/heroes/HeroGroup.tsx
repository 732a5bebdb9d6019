import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { HeroSeal } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { AttributeMark } from '#ui/controls/Chip.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { attributeMarks, type HeroAttribute } from './heroes-search.rules.ts';
import type { Hero } from './heroes.contract.ts';
import { text } from './heroes.text.ts';
import css from './Heroes.module.css';

type Props = {
  attribute: HeroAttribute;
  heroes: readonly Hero[];
  /** The hero that was added last. */
  newest: string;
  /** The older revision that is shown; links stay in it. */
  asOf: string | undefined;
};

/** The heroes of one attribute. */
export function HeroGroup({ attribute, heroes, newest, asOf }: Props) {
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
            <HeroSeal name={hero.name} />
            <a className={css.name} href={paths.hero.to({ name: hero.urlName }, { asOf })}>
              {hero.userFriendlyName}
            </a>
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
