import { formatDate } from '#lib/format-time.ts';
import { useAsked } from '#ui/asked.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorState } from '#ui/EmptyState.tsx';
import { useWords } from '#ui/language.tsx';
import { Facts } from '#features/evidence/Facts.tsx';
import { listMatchesOfHero } from './insight.contract.ts';
import { isDuo, type MetaSearch } from './meta-search.rules.ts';
import type { HeroLeaders } from './meta.contract.ts';
import { text } from './source.text.ts';

type Props = { search: MetaSearch; row: HeroLeaders; name: string; onClose: () => void };

/** Where the best players of a hero come from. */
export function LeadersSource({ search, row, name, onClose }: Props) {
  const words = useWords(text);
  const { data, isFailed, again } = useAsked(listMatchesOfHero, { heroName: row.heroName, isduo: isDuo(search.mode), leaders: 'true' });
  return (
    <Dialog isOpen onClose={onClose} title={words.leadersOf(name)}>
      {isFailed ? (
        <ErrorState onRetry={again} />
      ) : (
        <Facts
          window={data?.from && data.computedAt ? words.span(formatDate(data.from), formatDate(data.computedAt)) : ''}
          filters={words.leadersCounted}
          games={row.topPlayers.reduce((sum, { matchCount }) => sum + matchCount, 0)}
          players={row.topPlayers.length}
          formula={words.leadersFormula}
          computedAt={data?.computedAt}
          matches={data?.matches}
        />
      )}
    </Dialog>
  );
}
