import { BEST_ROWS, type TeaserRow } from '#areas/stats/hero-stats/meta.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { formatDecimal, formatShare } from '#lib/format.ts';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { MoreLink, Panel } from '#ui/layout/Panel.tsx';
import { classes } from '#ui/style/classes.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './home.text.ts';
import css from './MetaTeaser.module.css';

/** A smaller change would be shown as 0.00 places. */
const SHOWN_FROM = 0.005;

/**
 * The three best heroes of last week, and those with a significant change from the week before: nothing fresher is public (docs/rules.md
 * "Subscribers only").
 */
export function MetaTeaser({ rows, heroes }: { rows: readonly TeaserRow[]; heroes: HeroNames }) {
  const words = useWords(text);
  const moved = rows.slice(BEST_ROWS);
  return (
    <Panel flush title={words.meta} note={words.metaNote} tools={<MoreLink href={paths.heroMeta.to()}>{words.wholeMeta}</MoreLink>}>
      <div className={classes(css.lists, moved.length > 0 && css.dense)}>
        <Rows rows={rows.slice(0, BEST_ROWS)} heroes={heroes} isDense={moved.length > 0} />
        {moved.length > 0 ? (
          <>
            <h3>{words.moved}</h3>
            <Rows rows={moved} heroes={heroes} isDense />
          </>
        ) : null}
      </div>
    </Panel>
  );
}

function Rows({ rows, heroes, isDense }: { rows: readonly TeaserRow[]; heroes: HeroNames; isDense: boolean }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <ol>
      {rows.map((row) => (
        <li key={row.heroName}>
          <HeroFace name={row.heroName} size={48} />
          <div>
            <a href={row.heroName in heroes ? paths.hero.to({ name: row.urlName }) : undefined} className="strong">
              {heroTitle(heroes, row.heroName)}
            </a>
            {isDense ? null : <small className="muted">{words.pickedIn(formatShare(row.pickrate, language))}</small>}
            <PlaceBar shares={Object.values(row.places)} />
          </div>
          <span className={css.figures}>
            <b title={words.averagePlace}>{formatDecimal(row.averagePlace, 2, language)}</b>
            {row.change && Math.abs(row.change.value) >= SHOWN_FROM ? <Change change={row.change} /> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** A hero's change from the week before; coloured if it is significant. */
function Change({ change: { value, low, high } }: { change: NonNullable<TeaserRow['change']> }) {
  const words = useWords(text);
  const language = useLanguage();
  const isUp = value > 0;
  const isSure = low > 0 || high < 0;
  const places = formatDecimal(Math.abs(value), 2, language);
  const label = words.changed(isUp, places, isSure);
  return (
    <small className={classes(isSure && (isUp ? css.up : css.down))} title={label}>
      <span aria-hidden="true">{`${isUp ? '↑' : '↓'} ${places}`}</span>
      <span className="sr">{label}</span>
    </small>
  );
}
