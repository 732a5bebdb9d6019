import type { HeroDetails } from '#areas/wiki/heroes/hero-details.contract.ts';
import { attributeMarks } from '#areas/wiki/heroes/heroes-search.rules.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { paths } from '#contract/paths.ts';
import { emblemOf } from '#lib/emblem/emblem.ts';
import { formatDate, readInstant } from '#lib/format-time.ts';
import { formatNumber } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { AttributeMark } from '#ui/controls/Chip.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './hero.text.ts';
import css from './HeroTop.module.css';

/** The head of a hero's page: who it is, on its own colour. */
export function HeroTop({ hero, asOf }: { hero: HeroDetails; asOf: string | undefined }) {
  const words = useWords(text);
  const language = useLanguage();
  const mark = attributeMarks[hero.attribute];
  const count = (rarity: 'purple' | 'blue') => hero.columns.reduce((sum, column) => sum + column[rarity].length, 0);
  const figures: [string, number][] = [
    [words.orangeCount, hero.columns.filter((column) => column.orange).length],
    [words.purpleCount, count('purple')],
    [words.blueCount, count('blue')],
  ];
  return (
    <div className={css.top} style={{ '--page-hue': emblemOf('hero', hero.name, mark).hue }}>
      <span className={css.art}>
        <Emblem kind="hero" name={hero.name} attribute={mark} />
      </span>
      <div className={`wrap ${css.inside}`}>
        <PageHead
          crumbs={[{ label: words.heroes, href: paths.heroes.to({}, { asOf }) }, { label: hero.userFriendlyName }]}
          title={hero.userFriendlyName}
        />
        <p className={css.attribute} data-attr={mark}>
          <AttributeMark attribute={mark} />
          {words[hero.attribute]}
          {hero.attack ? ` · ${words[hero.attack]}` : null}
        </p>
        <dl className={css.figures}>
          {figures.map(([label, value]) =>
            value > 0 ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatNumber(value, language)}</dd>
              </div>
            ) : null,
          )}
          {hero.addedOn ? (
            <div>
              <dt>{words.addedOn}</dt>
              <dd>
                <time dateTime={hero.addedOn}>{formatDate(readInstant(hero.addedOn), 0)}</time>
              </dd>
            </div>
          ) : null}
        </dl>
        {asOf === undefined ? (
          <p className={css.adviser}>
            <ButtonLink icon="sparkles" href={paths.adviser.to({ name: hero.urlName })}>
              {words.whichTalent}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </div>
  );
}
