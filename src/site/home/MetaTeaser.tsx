import type { TeaserRow } from '#areas/stats/hero-stats/meta.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { formatDecimal, formatShare } from '#lib/format.ts';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { MoreLink, Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './home.text.ts';
import css from './MetaTeaser.module.css';

/** The three best heroes of last week, which are for everyone, nothing fresher is (docs/rules.md "Subscribers only"). */
export function MetaTeaser({ rows, heroes }: { rows: readonly TeaserRow[]; heroes: HeroNames }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <Panel flush title={words.meta} note={words.metaNote} tools={<MoreLink href={paths.heroMeta.to()}>{words.wholeMeta}</MoreLink>}>
      <ol className={css.list}>
        {rows.map((row) => (
          <li key={row.heroName}>
            <HeroFace name={row.heroName} size={48} />
            <div>
              <a href={paths.hero.to({ name: row.urlName })} className="strong">
                {heroTitle(heroes, row.heroName)}
              </a>
              <small className="muted">{words.pickedIn(formatShare(row.pickrate, language, 0))}</small>
              <PlaceBar shares={Object.values(row.places)} />
            </div>
            <b title={words.averagePlace}>{formatDecimal(row.averagePlace, 2, language)}</b>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
