import { useState } from 'react';
import { AdminTable } from '#areas/backoffice/frame/AdminTable.tsx';
import { paths } from '#contract/paths.ts';
import { useCall } from '#contract/use-call.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { useWords } from '#ui/text/language.tsx';
import { listAdminReports, type ReportedPair } from './conduct.contract.ts';
import { text } from './conduct.text.ts';
import css from './Conduct.module.css';

/** Reported pairs; each can be opened, and either player chosen for a ban. */
export function PairsTable({ pairs, onBan }: { pairs: readonly ReportedPair[]; onBan: (playerId: number) => void }) {
  const words = useWords(text);
  const [open, setOpen] = useState('');
  if (pairs.length === 0) return <EmptyState title={words.noPairs} level={2} />;
  return (
    <AdminTable
      label={words.pairs}
      columns={[words.pair, words.reporters, words.times, words.last, words.details]}
      rows={pairs.map(({ oneId, otherId, reporters, times, lastAt }) => {
        const id = `${oneId} ${otherId}`;
        return {
          id,
          cells: [
            <span key="pair" className={css.pair}>
              {[oneId, otherId].map((player) => (
                <span key={player}>
                  <a href={paths.player.to({ id: player })}>{player}</a>
                  <Button size="s" look="quiet" aria-label={words.banOne(player)} onClick={() => onBan(player)}>
                    {words.ban}
                  </Button>
                </span>
              ))}
            </span>,
            words.players(reporters),
            times,
            <Time key="last" at={lastAt} />,
            <div key="details">
              <Button size="s" look="quiet" onClick={() => setOpen(open === id ? '' : id)}>
                {open === id ? words.hide : words.show}
              </Button>
              {open === id ? <Reports one={oneId} other={otherId} /> : null}
            </div>,
          ],
        };
      })}
    />
  );
}

function Reports({ one, other }: { one: number; other: number }) {
  const { data: reports, isFailed, again } = useCall(listAdminReports, { one: String(one), other: String(other) });
  if (isFailed) return <ErrorState onRetry={again} />;
  return (
    <ul className={css.reports} aria-busy={reports === undefined}>
      {reports?.map(({ matchId, reporterId, reportedAt, type }) => (
        <li key={`${matchId} ${reporterId}`}>
          <a href={paths.player.to({ id: reporterId })}>{reporterId}</a> · <a href={paths.match.to({ id: matchId })}>{matchId}</a> ·{' '}
          <Time at={reportedAt} />
          {type === null ? null : ` · ${type}`}
        </li>
      ))}
    </ul>
  );
}
