import type { Authorized } from '#areas/core/accounts/accounts.contract.ts';
import { useHere } from '#areas/core/sign-in/Account.tsx';
import { signInAddress } from '#areas/core/sign-in/sign-in-address.rules.ts';
import { BEST_ROWS, type TeaserRow } from '#areas/stats/hero-stats/meta.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { paths } from '#contract/paths.ts';
import { openingPopup } from '#contract/popup-link.ts';
import { formatDecimal, formatNumber, formatShare } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { BrandMark } from '#ui/icons/BrandMark.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Table, Who } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './meta.text.ts';
import css from './LockedMeta.module.css';

type Props = { teaser: readonly TeaserRow[]; heroes: HeroNames; who: Authorized | null };

/** The meta for everyone: why it is locked, how to unlock it, and last week's top three in grey. */
export function LockedMeta({ teaser, heroes, who }: Props) {
  const words = useWords(text);
  const { path, query } = useHere();
  const hasEnded = who?.authorized === true && who.dotaPlusExpireDate > 0;
  return (
    <Panel flush className={css.locked}>
      <div className={css.card}>
        <span className={css.icon}>
          <Icon name="lock" size={30} />
        </span>
        <h2>{hasEnded ? words.endedTitle : words.lockedTitle}</h2>
        <p>{words.lockedLine}</p>
        <div className={css.ways}>
          {who?.authorized ? (
            <ButtonLink look="gold" size="l" href={openingPopup(path, query, 'dota_plus')}>
              {words.subscribe}
            </ButtonLink>
          ) : (
            <ButtonLink look="gold" size="l" icon={<BrandMark name="steam" />} href={signInAddress(path + query)}>
              {words.signIn}
            </ButtonLink>
          )}
          <ButtonLink size="l" href={paths.plus.to()}>
            {words.whatPlus}
          </ButtonLink>
        </div>
        {who?.authorized ? null : <p className="small muted">{words.already}</p>}
      </div>
      {teaser.length > 0 ? <Teaser rows={teaser.slice(0, BEST_ROWS)} heroes={heroes} /> : null}
    </Panel>
  );
}

function Teaser({ rows, heroes }: { rows: readonly TeaserRow[]; heroes: HeroNames }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <div className={css.teaser}>
      <p className="small muted">{words.teaser}</p>
      <Table label={words.lastWeek} className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.hero}</th>
            <th scope="col">{words.pickRate}</th>
            <th scope="col">{words.matches}</th>
            <th scope="col">{words.averagePlace}</th>
            <th scope="col">{words.placeShares}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.heroName}>
              <th scope="row">
                <Who art={<HeroFace name={row.heroName} size={40} />}>{heroTitle(heroes, row.heroName)}</Who>
              </th>
              <td>{formatShare(row.pickrate, language)}</td>
              <td>{formatNumber(row.matchCount, language)}</td>
              <td>{formatDecimal(row.averagePlace, 2, language)}</td>
              <td>
                <PlaceBar shares={Object.values(row.places)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
