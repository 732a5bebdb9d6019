import { formatDate } from '#lib/format-time.ts';
import { formatNumber } from '#lib/format.ts';
import { useAsked } from '#contract/asked.ts';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { LoadingBlock } from '#ui/layout/Skeleton.tsx';
import { Facts } from '#areas/stats/sources/Facts.tsx';
import { getOfferSource } from '#areas/stats/hero-stats/insight.contract.ts';
import { insightInput, type MetaSearch } from '#areas/stats/hero-stats/meta-search.rules.ts';
import type { HeroMetaRow } from '#areas/stats/hero-stats/meta.contract.ts';
import { text } from './source.text.ts';

/** The row of the table whose talents are shown. */
export type Behind = { search: MetaSearch; row: Pick<HeroMetaRow, 'heroName' | 'talentName'> };
type Named = { name: string; title: string };

/** Where the numbers of an offered talent come from, after another was held or at any time. */
export function OfferSource({ behind: { search, row }, offered, held }: { behind: Behind; offered: Named; held?: Named }) {
  const words = useWords(text);
  const language = useLanguage();
  const { period: _, talentName, ...scope } = insightInput(search, row);
  // The best next talent is counted over all orange ones.
  const input = { ...scope, talentName: held ? undefined : talentName, offered: offered.name, held: held?.name };
  const { data, isFailed, again } = useAsked(getOfferSource, input);
  if (isFailed) return <ErrorState onRetry={again} />;
  if (!data) return <LoadingBlock height={120} />;
  return (
    <Facts
      window={words.days(formatDate(data.days.from), formatDate(data.days.to))}
      filters={`${words.counted}; ${held ? words.heldFilter(offered.title, held.title) : words.offeredFilter(offered.title)}`}
      games={data.games}
      players={data.players}
      formula={words.offersFormula}
      computedAt={data.computedAt}
      matches={data.matches}
    >
      <dt>{words.choices}</dt>
      <dd>{formatNumber(data.offered, language)}</dd>
    </Facts>
  );
}
