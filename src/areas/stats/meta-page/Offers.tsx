import { useMemo, useState } from 'react';
import { type HeroInsight, getOfferSource } from '#areas/stats/hero-stats/insight.contract.ts';
import { offerInput, type MetaSearch } from '#areas/stats/hero-stats/meta-search.rules.ts';
import type { HeroMetaRow } from '#areas/stats/hero-stats/meta.contract.ts';
import type { Estimate } from '#areas/stats/sources/estimate.rules.ts';
import { Facts } from '#areas/stats/sources/Facts.tsx';
import { Interval, signedDecimal } from '#areas/stats/sources/Interval.tsx';
import { talentLooks, type TalentLook } from '#areas/wiki/hero-page/hero-view.rules.ts';
import { getHeroDetails, listGeneralTalents } from '#areas/wiki/heroes/hero-details.contract.ts';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { useCall } from '#contract/use-call.ts';
import { formatDate } from '#lib/format-time.ts';
import { formatDecimal, formatNumber, formatShare } from '#lib/format.ts';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { LoadingBlock } from '#ui/layout/Skeleton.tsx';
import { Table } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './source.text.ts';
import css from './MetaSource.module.css';

/** The row of the table whose talents are shown. */
export type Behind = { search: MetaSearch; row: Pick<HeroMetaRow, 'heroName' | 'talentName'> };
type Named = { name: string; title: string };

/** The source of an offered talent's numbers, after another was held or at any time. */
function OfferSource({ behind: { search, row }, offered, held }: { behind: Behind; offered: Named; held?: Named }) {
  const words = useWords(text);
  const language = useLanguage();
  const { data, isFailed, again } = useCall(getOfferSource, offerInput(search, row, offered.name, held?.name));
  if (isFailed) return <ErrorState onRetry={again} />;
  if (!data) return <LoadingBlock height={120} />;
  return (
    <Facts
      window={words.days(formatDate(data.days.from), formatDate(data.days.to))}
      filters={`${words.counted}; ${held ? words.heldFilter(offered.title, held.title) : words.offeredFilter(offered.title)}`}
      games={data.games}
      players={data.players}
      formula={words.offersFormula}
      figure="talent"
      computedAt={data.computedAt}
      matches={data.matches}
    >
      <dt>{words.choices}</dt>
      <dd>{formatNumber(data.offered, language)}</dd>
    </Facts>
  );
}

const rarities = ['orange', 'purple', 'blue'] as const;
type Rarity = (typeof rarities)[number];
const SHOWN = 12;
const COLUMNS = 4;

type Known = TalentLook;
type Shown = { name: string; rarity: Rarity } & Known;

/** Orange, purple and blue talents by how often they were offered, and the best one after another. */
export function Offers({ insight: { offers, next }, behind }: { insight: HeroInsight; behind: Behind }) {
  const words = useWords(text);
  const find = useTalents(behind.row.heroName);
  return (
    <section>
      <h3>{words.offers}</h3>
      <p className="small muted">{words.offersNote}</p>
      {rarities.map((rarity) =>
        offers[rarity].length === 0 ? null : (
          <RarityOffers key={rarity} rarity={rarity} offers={offers[rarity]} find={find} behind={behind} />
        ),
      )}
      {next.length > 0 ? (
        <>
          <h4>{words.next}</h4>
          <p className="small muted">{words.nextNote}</p>
          <ul className={css.next}>
            {next.slice(0, SHOWN).map((best) => (
              <NextRow key={best.held} best={best} find={find} behind={behind} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

type RarityOffersProps = { rarity: Rarity; offers: HeroInsight['offers'][Rarity]; find: (name: string) => Known; behind: Behind };

/** The talents of one rarity, with a statement about the best of them. */
function RarityOffers({ rarity, offers, find, behind }: RarityOffersProps) {
  const words = useWords(text);
  const language = useLanguage();
  const best = offers.find((offer) => offer.best !== null);
  const worth = offers.filter(({ gained }) => gained !== null);
  // A talent that was not offered here may be the best.
  const areAll = worth.every(({ ranks }) => ranks?.of === worth.length);
  return (
    <>
      <Table label={words[rarity]} className={css.offers} role="table">
        <thead>
          <tr>
            <th scope="col" data-t={rarity}>
              {words[rarity]}
            </th>
            <th scope="col">{words.taken}</th>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.won}</th>
          </tr>
        </thead>
        <tbody>
          {offers.slice(0, SHOWN).map((offer) => (
            <OfferRow key={offer.name} offer={offer} talent={{ name: offer.name, rarity, ...find(offer.name) }} behind={behind} />
          ))}
        </tbody>
      </Table>
      {offers.some(({ basis }) => basis === 'within') ? <p className="small muted">{words.withinNote}</p> : null}
      {worth.length < 2 || (!best && !areAll) ? null : (
        <p className="small">{best ? words.bestOf(find(best.name).title, formatShare(best.best ?? 0, language, 0)) : words.noDifference}</p>
      )}
    </>
  );
}

/** The titles and pictures of the hero's talents; for those unknown to the content, words from the game name. */
function useTalents(heroName: string): (name: string) => Known {
  const lang = useLanguage();
  const { data: hero } = useCall(getHeroDetails, { heroName, lang });
  const { data: general } = useCall(listGeneralTalents, { lang });
  return useMemo(
    () =>
      talentLooks(
        hero ?? { columns: [] },
        (general ?? []).map(({ talent }) => talent),
      ),
    [hero, general],
  );
}

type OfferRowProps = { offer: HeroInsight['offers'][Rarity][number]; talent: Shown; behind: Behind };

function OfferRow({ offer: { share, offered, averagePlace, gained, ranks }, talent, behind }: OfferRowProps) {
  const words = useWords(text);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <tr>
        <th scope="row">
          <TalentButton talent={talent} isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />
        </th>
        <td>{words.ofOffers(formatShare(share, language, 0), formatNumber(offered, language))}</td>
        <td>{formatDecimal(averagePlace, 2, language)}</td>
        <td>
          {gained ? <Won gained={gained} reach={1.5} /> : '—'}
          {ranks && ranks.of > 1 ? <small className="muted">{words.ranks(ranks.from, ranks.to, ranks.of)}</small> : null}
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={COLUMNS} className={css.behind}>
            <OfferSource behind={behind} offered={talent} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function NextRow({ best, find, behind }: { best: HeroInsight['next'][number]; find: (name: string) => Known; behind: Behind }) {
  const words = useWords(text);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const rarity = rarities.find((each) => each === best.rarity) ?? 'blue';
  const talent = { name: best.name, rarity, ...find(best.name) };
  const held = { name: best.held, rarity, ...find(best.held) };
  return (
    <li>
      <TalentButton
        talent={talent}
        note={`${words.afterHeld(held.title)}, ${words.sure(formatShare(best.best, language, 0))}`}
        isOpen={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      />
      <Won gained={best.gained} reach={2} />
      {isOpen ? (
        <div className={css.behind}>
          <OfferSource behind={behind} offered={talent} held={held} />
        </div>
      ) : null}
    </li>
  );
}

type TalentButtonProps = { talent: Shown; note?: string; isOpen: boolean; onPress: () => void };

/** A talent with picture and title; a press shows the source of its numbers. */
function TalentButton({ talent, note, isOpen, onPress }: TalentButtonProps) {
  return (
    <button type="button" className={css.talent} aria-expanded={isOpen} onClick={onPress}>
      <TalentTile rarity={talent.rarity} name={talent.emblem} art={talent.art} size={32} mini />
      <span>
        {talent.title} {note ? <small className="muted">{note}</small> : null}
      </span>
    </button>
  );
}

function Won({ gained, reach }: { gained: Estimate; reach: number }) {
  const language = useLanguage();
  return (
    <span className={css.won}>
      <span className="num">{signedDecimal(gained.value, language)}</span>
      <Interval estimate={gained} centre={0} reach={reach} />
    </span>
  );
}
