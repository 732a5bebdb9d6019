import { metaAddress, orderOf, sortedBy, type MetaColumn, type MetaSearch } from '#areas/stats/hero-stats/meta-search.rules.ts';
import type { HeroMetaRow } from '#areas/stats/hero-stats/meta.contract.ts';
import { Interval, signedDecimal } from '#areas/stats/sources/Interval.tsx';
import { tierStarts, type RankSet } from '#areas/stats/sources/rank-sets.rules.ts';
import type { HeroNames, TalentNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle, talentTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { paths } from '#contract/paths.ts';
import { formatDecimal, formatNumber, formatShare } from '#lib/format.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import { SegmentedLinks } from '#ui/controls/Segmented.tsx';
import { Meter } from '#ui/figures/Meter.tsx';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { SortHeader, Table } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './board.text.ts';
import css from './Meta.module.css';

/** How far interval scales extend on both sides of their middle. */
const REACH = 1.2;

type Props = {
  label: string;
  rows: readonly HeroMetaRow[];
  search: MetaSearch;
  heroes: HeroNames;
  talents: TalentNames;
  /** How many rows have ranks, shown or not. */
  ranked: number;
  /** Rows with too little data: no estimates. */
  isFew?: boolean;
  /** The first table of the page; on narrow screens the sort controls above it sort all tables. */
  isFirst?: boolean;
  onSource: (row: HeroMetaRow) => void;
};

/** Heroes, or heroes with a talent, with the interval beside the raw average place. */
export function HeroMetaTable({ label, rows, search, heroes, talents, ranked, isFew = false, isFirst = false, onSource }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const mean = search.mode === '2x8' ? 2.5 : 3.5;
  const most = Math.max(...rows.map((row) => row.pickrate));
  const starts = tiersOf(rows, search);
  const shown = (end: number) => formatDecimal(end, 1, language);
  return (
    <>
      {isFirst ? <NarrowSorts search={search} /> : null}
      <Table label={label} sticky={!isFew} className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.hero}</th>
            <Sorting column="pickrate" search={search} label={words.pickRate} />
            <Sorting column="games" search={search} label={words.matches} />
            <Sorting
              column="place"
              search={search}
              label={words.averagePlace}
              scale={rows.some(({ estimate }) => estimate) ? [mean - REACH, mean, mean + REACH].map(shown) : undefined}
            />
            <Sorting
              column="gained"
              search={search}
              label={words.gained}
              scale={rows.some(({ gained }) => gained) ? [-REACH, 0, REACH].map(shown) : undefined}
            />
            <th scope="col">{words.placeShares}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row
              key={`${row.heroName} ${row.talentName}`}
              row={row}
              isTierStart={starts[index] ?? false}
              ranked={ranked}
              share={row.pickrate / most}
              mean={mean}
              name={heroTitle(heroes, row.heroName)}
              hasPage={row.heroName in heroes}
              talent={talentOf(row, talents, words.noTalent)}
              isByGained={search.sort === 'gained'}
              onSource={onSource}
            />
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** A row's orange talent; players who were out before they took one have a row too. Undefined in the row of a whole hero. */
export function talentOf({ talentName }: Pick<HeroMetaRow, 'talentName'>, talents: TalentNames, without: string): string | undefined {
  if (talentName === null) return undefined;
  return talentName === '' ? without : talentTitle(talents, talentName);
}

/** Which rows are certainly worse than the first of the rows above; none unless the table is sorted by place. */
export function tiersOf(rows: readonly HeroMetaRow[], search: MetaSearch): boolean[] {
  const isByPlace = search.sort === 'place' && orderOf(search) === 'asc';
  return isByPlace ? tierStarts(rows.map(ranksOf)) : [];
}

/** The sort controls of narrow screens, where the numbers are below the name, without headings. */
function NarrowSorts({ search }: { search: MetaSearch }) {
  const words = useWords(text);
  const options = (['place', 'pickrate', 'games', 'gained'] as const).map((column) => {
    const isCurrent = search.sort === column;
    const isAscending = orderOf(search) === 'asc';
    return {
      href: metaAddress(sortedBy(search, column)),
      isCurrent,
      label: (
        <>
          {words[columnWords[column]]}
          {isCurrent ? (
            <Icon name={isAscending ? 'arrow-up' : 'arrow-down'} size={14} label={isAscending ? words.ascending : words.descending} />
          ) : null}
        </>
      ),
    };
  });
  return (
    <div className={css.sorts}>
      <SegmentedLinks size="s" block label={words.sorting} options={options} />
    </div>
  );
}

const columnWords = { place: 'averagePlace', pickrate: 'pickRate', games: 'matches', gained: 'gained' } as const;

type SortingProps = {
  column: MetaColumn;
  search: MetaSearch;
  label: string;
  /** The ends and the middle of the scale of the column's intervals. */
  scale?: readonly string[] | undefined;
};

function Sorting({ column, search, label, scale }: SortingProps) {
  const direction = search.sort === column ? (orderOf(search) === 'asc' ? 'ascending' : 'descending') : undefined;
  return (
    <SortHeader href={metaAddress(sortedBy(search, column))} direction={direction}>
      {label}
      {scale ? (
        <span className={css.scale} aria-hidden="true">
          {scale.map((end) => (
            <i key={end}>{end}</i>
          ))}
        </span>
      ) : null}
    </SortHeader>
  );
}

/** A hero's possible ranks; null if it has none. */
export function ranksOf({ rankFrom, rankTo }: HeroMetaRow): RankSet | null {
  return rankFrom === null || rankTo === null ? null : { from: rankFrom, to: rankTo };
}

type RowProps = {
  row: HeroMetaRow;
  /** Certainly worse than the first of the rows above. */
  isTierStart: boolean;
  ranked: number;
  share: number;
  mean: number;
  name: string;
  /** A hero that has left the game has no page. */
  hasPage: boolean;
  talent: string | undefined;
  /** Narrow screens show below the name the figure that sorts the rows. */
  isByGained: boolean;
  onSource: (row: HeroMetaRow) => void;
};

function Row({ row, isTierStart, ranked, share, mean, name, hasPage, talent, isByGained, onSource }: RowProps) {
  const words = useWords(text);
  const language = useLanguage();
  const rate = formatShare(row.pickrate, language);
  const games = formatNumber(row.matchCount, language);
  const ranks = ranksOf(row);
  const rank = ranks && ranked > 1 ? words.ranks(ranks.from, ranks.to, ranked) : undefined;
  const gained = row.gained ? signedDecimal(row.gained.value, language) : '—';
  return (
    <tr data-tier={isTierStart ? '' : undefined} title={isTierStart ? words.tierHint : undefined}>
      <th scope="row">
        <span className={css.who}>
          <HeroFace name={row.heroName} />
          {talent && row.talentName ? <TalentTile rarity="orange" name={talent} art={row.talentName} size={34} mini /> : null}
          <span className={css.name}>
            {hasPage ? <a href={paths.hero.to({ name: row.urlName })}>{name}</a> : name}
            <small>
              {talent === undefined ? null : <span>{talent}</span>}
              {row.isBest ? (
                <span title={words.bestHint}>
                  <Tag tone="gold">{words.best}</Tag>
                </span>
              ) : null}
              {row.pickedBy ? (
                <span title={row.pickedBy === 'strong' ? words.strongHint : words.weakHint}>
                  <Tag>{row.pickedBy === 'strong' ? words.strong : words.weak}</Tag>
                </span>
              ) : null}
              <span className={css.slim}>
                {(isByGained ? [`${words.gained} ${gained}`, rate] : [rate, games, rank]).filter(Boolean).join(' · ')}
              </span>
            </small>
            <span className={css.slim}>
              <PlaceBar shares={Object.values(row.places)} />
            </span>
          </span>
        </span>
      </th>
      <td>
        <span className={css.rate}>
          {rate}
          <Meter share={share} />
        </span>
      </td>
      <td>
        {games}
        <small>{words.playersCount(row.playerCount, formatNumber(row.playerCount, language))}</small>
      </td>
      <td>
        <span className={css.average}>
          <IconButton
            look="quiet"
            size="s"
            icon="info"
            label={words.whereFrom(talent ? `${name}, ${talent}` : name)}
            onClick={() => onSource(row)}
          />
          <b data-p={row.isEnough ? placeTone(row.averagePlace, mean) : undefined}>{formatDecimal(row.averagePlace, 2, language)}</b>
        </span>
        {row.estimate ? <Interval estimate={row.estimate} centre={mean} reach={REACH} /> : null}
        {rank ? (
          <small className={css.ranks} title={words.ranksHint}>
            {rank}
          </small>
        ) : null}
      </td>
      <td title={words.gainedHint}>
        {gained}
        {row.gained ? <Interval estimate={row.gained} centre={0} reach={REACH} /> : null}
      </td>
      <td>
        <PlaceBar shares={Object.values(row.places)} numbered />
      </td>
    </tr>
  );
}

/** The place, from 1 to 6, whose colour an average gets: stretched, because averages differ less than places. */
function placeTone(average: number, mean: number): number {
  return Math.min(6, Math.max(1, Math.round(3.5 + (average - mean) * 3.2)));
}
