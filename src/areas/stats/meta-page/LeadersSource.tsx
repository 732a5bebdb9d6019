import { isduoOf } from '#areas/games/protocol/modes.rules.ts';
import { listMatchesOfHero } from '#areas/stats/hero-stats/insight.contract.ts';
import type { MetaSearch } from '#areas/stats/hero-stats/meta-search.rules.ts';
import type { HeroLeaders } from '#areas/stats/hero-stats/meta.contract.ts';
import { Facts } from '#areas/stats/sources/Facts.tsx';
import { useCall } from '#contract/use-call.ts';
import { formatOwnDate } from '#lib/format-time.ts';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './source.text.ts';

type Props = { search: MetaSearch; row: HeroLeaders; name: string; onClose: () => void };

/** The source of a hero's best players. */
export function LeadersSource({ search, row, name, onClose }: Props) {
  const words = useWords(text);
  const { data, isFailed, again } = useCall(listMatchesOfHero, { heroName: row.heroName, isduo: isduoOf(search.mode), leaders: 'true' });
  return (
    <Dialog isOpen onClose={onClose} title={words.leadersOf(name)}>
      {isFailed ? (
        <ErrorState onRetry={again} />
      ) : (
        <Facts
          window={data?.from && data.computedAt ? words.span(formatOwnDate(data.from), formatOwnDate(data.computedAt)) : ''}
          filters={words.leadersCounted}
          games={row.topPlayers.reduce((sum, { matchCount }) => sum + matchCount, 0)}
          players={row.topPlayers.length}
          formula={words.leadersFormula}
          figure="leaders"
          computedAt={data?.computedAt}
          matches={data?.matches}
        />
      )}
    </Dialog>
  );
}
