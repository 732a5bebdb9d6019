import { AdminTable } from '#areas/backoffice/frame/AdminTable.tsx';
import type { Accuracy } from '#areas/stats/accuracy/accuracy.contract.ts';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#lib/format.ts';
import { Time } from '#ui/figures/Time.tsx';
import { MoreLink, Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './game.text.ts';
import css from './Game.module.css';

type Props = { draws: { mode: '1x6' | '2x8'; of: Accuracy['draws'] }[] };

/** Whether the game draws talents fairly, by mode, patch and rarity; alarms name talents as in the game's files. */
export function DrawsPanel({ draws }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const rarities: Record<string, string> = { orange: words.orange, purple: words.purple, blue: words.blue };
  return (
    <Panel flush title={words.draws} note={words.drawsNote} foot={<MoreLink href={paths.statistics.to()}>{words.howRight}</MoreLink>}>
      <AdminTable
        label={words.draws}
        columns={[words.rarity, words.patchId, words.choices, words.talents, words.alarms, words.checkedAt]}
        rows={draws.flatMap(({ mode, of }) =>
          of.map(({ patch, rarity, choices, talents, unfair, computedAt }) => ({
            id: `${mode} ${patch} ${rarity}`,
            cells: [
              `${mode}, ${rarities[rarity] ?? rarity}`,
              patch === 0 ? '—' : patch,
              formatNumber(choices, language),
              formatNumber(talents, language),
              unfair.length === 0 ? (
                words.calm
              ) : (
                <ul key="alarms" className={css.alarms}>
                  {unfair.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              ),
              <Time key="at" at={computedAt} />,
            ],
          })),
        )}
      />
    </Panel>
  );
}
