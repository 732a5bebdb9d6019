import { Facts } from '#areas/stats/sources/Facts.tsx';
import { useCall } from '#contract/use-call.ts';
import { formatDate } from '#lib/format-time.ts';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useWords } from '#ui/text/language.tsx';
import { getBuildSource } from './item-builds.contract.ts';
import { text } from './talent-builds.text.ts';

type Props = { hero: string; talent: string; name: string; onClose: () => void };

/** The source of the build of a hero with an orange talent. */
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
          figure="builds"
          computedAt={data?.computedAt}
          matches={data?.matches}
        />
      )}
    </Dialog>
  );
}
