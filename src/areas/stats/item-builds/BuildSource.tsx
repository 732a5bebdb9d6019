import { Facts } from '#areas/stats/sources/Facts.tsx';
import { formatDate } from '#lib/format-time.ts';
import { useCall } from '#contract/use-call.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './item-builds.text.ts';
import { getBuildSource } from './item-builds.contract.ts';

type Props = { hero: string; talent: string; name: string; onClose: () => void };

/** Where the build of a hero with an orange talent comes from. */
export function BuildSource({ hero, talent, name, onClose }: Props) {
  const words = useWords(text);
  const { data, isFailed, again } = useCall(getBuildSource, { heroName: hero, talentName: talent });
  return (
    <Dialog isOpen onClose={onClose} title={words.sourceTitle(name)}>
      {isFailed ? (
        <ErrorState onRetry={again} />
      ) : (
        <Facts
          window={data ? words.days(formatDate(data.days.from), formatDate(data.days.to)) : ''}
          filters={words.counted}
          games={data?.games ?? ''}
          players={data ? (data.players ?? '—') : ''}
          formula={words.formula}
          computedAt={data?.computedAt}
          matches={data?.matches}
        />
      )}
    </Dialog>
  );
}
