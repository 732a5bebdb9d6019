import { AdminTable } from '#areas/backoffice/frame/AdminTable.tsx';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import { text as seasonText } from '#areas/games/seasons/season.text.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { cancelAdminSeason, type AdminSeason } from './game.contract.ts';
import { text } from './game.text.ts';
import css from './Game.module.css';

const tones = { past: 'plain', open: 'gold', planned: 'blue' } as const;

/** Every season, the newest first; a planned one can be cancelled. */
export function SeasonsTable({ seasons }: { seasons: readonly AdminSeason[] }) {
  const words = useWords(text);
  const seasonWords = useWords(seasonText);
  const { reload } = useNavigation();
  const { isBusy, send } = useSending();

  async function cancel(number: number) {
    const done = await send(cancelAdminSeason, { number });
    if (!done) return;
    showToast({ kind: 'done', title: words.cancelled });
    reload();
  }

  return (
    <AdminTable
      label={words.seasons}
      columns={[words.season, words.state, words.begins, words.ends, words.kept]}
      rows={seasons.map(({ number, name, state, startsAt, endsAt, keptPercent }) => ({
        id: number,
        cells: [
          seasonWords.named(name),
          <span key="state" className={css.state}>
            <Tag tone={tones[state]}>{words.states[state]}</Tag>
            {state === 'planned' ? (
              <Button size="s" look="quiet" busy={isBusy} onClick={() => void cancel(number)}>
                {words.cancel}
              </Button>
            ) : null}
          </span>,
          <Time key="begins" at={startsAt} />,
          <Time key="ends" at={endsAt} />,
          words.keptOf(keptPercent),
        ],
      }))}
    />
  );
}
