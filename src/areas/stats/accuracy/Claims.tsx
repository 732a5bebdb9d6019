import { meanPlace } from '#areas/stats/hero-stats/hero-meta.rules.ts';
import { Interval, signedDecimal } from '#areas/stats/sources/Interval.tsx';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { formatDate } from '#lib/format-time.ts';
import { formatDecimal } from '#lib/format.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Table } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { Accuracy } from './accuracy.contract.ts';
import { text } from './accuracy.text.ts';
import css from './Accuracy.module.css';

export type NamedClaim = Accuracy['shown'][number] & { hero: string; title: string };

/** Some claims of a day, and their outcomes. */
export function Claims({ day, claims }: { day: string; claims: readonly NamedClaim[] }) {
  const words = useWords(text);
  const title = words.promises(formatDate(day));
  return (
    <Panel flush title={title} note={words.untouched}>
      <Table label={title} className={css.claims} role="table">
        <thead>
          <tr>
            <th scope="col">{words.promise}</th>
            <th scope="col">{words.said}</th>
            <th scope="col">{words.came}</th>
            <th scope="col">{words.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {claims.map((claim) => (
            <ClaimRow key={`${claim.kind} ${claim.heroName} ${claim.name}`} claim={claim} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

const REACH = 1.5;

function ClaimRow({ claim: { kind, heroName, name, hero, title, said, isBest, came, cameRange, isHeld } }: { claim: NamedClaim }) {
  const words = useWords(text);
  const language = useLanguage();
  const [item = '', minute = ''] = name.split(' ');
  const what =
    kind === 'hero'
      ? words.heroWins(hero)
      : kind === 'place'
        ? words.heroPlace(hero)
        : kind === 'item'
          ? words.itemWins(title, minute)
          : isBest
            ? words.bestOf(hero, title)
            : words.talentOf(hero, title);
  const isPlace = kind === 'place';
  const centre = isPlace ? meanPlace('solo') : 0;
  const shown = (places: number) => (isPlace ? formatDecimal(places, 2, language) : signedDecimal(places, language));
  return (
    <tr data-missed={isHeld === false ? '' : undefined}>
      <th scope="row">
        <span className={css.what}>
          {kind === 'item' ? <ItemEmblem name={item} size={32} /> : <HeroFace name={heroName} size={32} />}
          <span>{what}</span>
        </span>
      </th>
      <td data-label={words.said}>
        <span className="num">{shown(said.value)}</span>
        <Interval estimate={said} centre={centre} reach={REACH} />
      </td>
      <td data-label={words.came}>
        <b className="num">{came === null ? '—' : shown(came)}</b>
        {came === null || cameRange === null ? null : <Interval estimate={{ value: came, ...cameRange }} centre={centre} reach={REACH} />}
      </td>
      <td className={isHeld ? css.held : undefined}>
        <span className={css.verdict}>
          {isHeld === null ? null : <Icon name={isHeld ? 'check' : 'x'} size={16} />}
          {isHeld === null ? words.few : isHeld ? words.isHeld : words.isMissed}
        </span>
      </td>
    </tr>
  );
}
