import type { ReactNode } from 'react';
import type { HeroDetails } from '#areas/wiki/heroes/hero-details.contract.ts';
import { attributeMarks } from '#areas/wiki/heroes/heroes-search.rules.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { HeroSeal } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { emblemOf } from '#lib/emblem/emblem.ts';
import { formatDate, readInstant } from '#lib/format-time.ts';
import { AttributeMark } from '#ui/controls/Chip.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './hero.text.ts';
import css from './HeroTop.module.css';

/** The head of a hero's page, on the hero's colour, with its facts below. */
export function HeroTop({ hero, asOf, children }: { hero: HeroDetails; asOf: string | undefined; children?: ReactNode }) {
  const words = useWords(text);
  const mark = attributeMarks[hero.attribute];
  return (
    <div className={css.top} style={{ '--page-hue': emblemOf('hero', hero.name, mark).hue }}>
      <span className={css.art}>
        <Emblem kind="hero" name={hero.name} attribute={mark} />
      </span>
      <div className={`wrap ${css.inside}`}>
        <PageHead
          crumbs={[{ label: words.heroes, href: paths.heroes.to({}, { asOf }) }, { label: hero.userFriendlyName }]}
          title={
            <>
              <HeroSeal name={hero.name} size={48} isPortrait />
              {hero.userFriendlyName}
            </>
          }
        />
        <p className={css.attribute} data-attr={mark}>
          <AttributeMark attribute={mark} />
          {words[hero.attribute]}
          {hero.attack ? ` · ${words[hero.attack]}` : null}
          {hero.addedOn ? (
            <small>
              {words.addedOn} <time dateTime={hero.addedOn}>{formatDate(readInstant(hero.addedOn), 0)}</time>
            </small>
          ) : null}
        </p>
        {children}
      </div>
    </div>
  );
}
