import type { ItemEffects } from '#areas/stats/hero-stats/insight.contract.ts';
import { Facts } from '#areas/stats/sources/Facts.tsx';
import { Interval, signedDecimal } from '#areas/stats/sources/Interval.tsx';
import { formatDate } from '#lib/format-time.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './source.text.ts';

type Props = { data: ItemEffects; effect: ItemEffects['items'][number]; name: string; onClose: () => void };

/** The source of an item's worth. */
export function ItemSource({ data: { days, computedAt }, effect, name, onClose }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const { since, minute, games, players, raw, gained, matches } = effect;
  return (
    <Dialog isOpen onClose={onClose} title={name}>
      <Facts
        window={days ? words.days(formatDate(days.from), formatDate(days.to)) : ''}
        filters={`${words.counted}. ${words.boughtBetween(since, minute)}`}
        games={games}
        players={players}
        formula={words.itemsNote}
        figure="item"
        computedAt={computedAt}
        matches={matches}
      >
        <dt>{words.won}</dt>
        <dd>
          {`${signedDecimal(gained.value, language)} (${signedDecimal(gained.low, language)} … ${signedDecimal(gained.high, language)})`}
          <Interval estimate={gained} centre={0} reach={0.8} />
        </dd>
        <dt>{words.rawWon}</dt>
        <dd>{signedDecimal(raw, language)}</dd>
      </Facts>
    </Dialog>
  );
}
