import { useRef, useState } from 'react';
import { AdminFrame } from '#areas/backoffice/frame/AdminFrame.tsx';
import { AdminTable } from '#areas/backoffice/frame/AdminTable.tsx';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import type { Output } from '#contract/endpoint.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { BanForm } from './BanForm.tsx';
import { getAdminConduct, liftAdminBan, type Ban } from './conduct.contract.ts';
import { text } from './conduct.text.ts';
import { PairsTable } from './PairsTable.tsx';
import css from './Conduct.module.css';

type Data = Output<typeof getAdminConduct>;

export const page = definePage({
  search: {},
  load: ({ call }): Promise<Data> => call(getAdminConduct, {}),
  Body: AdminConductPage,
  isUnlisted: true,
});

/** The form is below the table: a button press moves the admin there, where they stay after the ban. */
function takeFocus(form: HTMLDivElement | null): void {
  form?.focus();
}

function AdminConductPage({ data: { pairs, bans, limits } }: { data: Data }) {
  const words = useWords(text);
  // Each choice gets a fresh form: choosing the same player again starts over.
  const [form, setForm] = useState<{ turn: number; player?: number }>({ turn: 0 });
  const begin = (chosen: { player?: number }) => setForm(({ turn }) => ({ turn: turn + 1, ...chosen }));
  const bansPanel = useRef<HTMLDivElement>(null);
  return (
    <AdminFrame title={words.title}>
      <Panel flush title={words.pairs} note={words.pairsNote}>
        <PairsTable pairs={pairs} onBan={(player) => begin({ player })} />
      </Panel>
      <div key={form.turn} ref={form.turn === 0 ? null : takeFocus} tabIndex={-1}>
        <Panel title={words.newBan} note={words.banNote}>
          <BanForm player={form.player} onBanned={() => begin({})} />
          <p className={classes('small muted', css.limits)}>{words.limits(limits.reports, limits.leaves)}</p>
        </Panel>
      </div>
      {/* The button that lifts a ban disappears with it: the keyboard focus stays with the bans. */}
      <div ref={bansPanel} tabIndex={-1}>
        <Panel flush title={words.bans}>
          <BansTable bans={bans} onLifted={() => bansPanel.current?.focus()} />
        </Panel>
      </div>
    </AdminFrame>
  );
}

function BansTable({ bans, onLifted }: { bans: readonly Ban[]; onLifted: () => void }) {
  const words = useWords(text);
  const { reload } = useNavigation();
  const { isBusy, send } = useSending();

  async function lift(playerId: number) {
    if (!(await send(liftAdminBan, { playerId }))) return;
    showToast({ kind: 'done', title: words.liftDone });
    onLifted();
    reload();
  }

  return (
    <AdminTable
      label={words.bans}
      columns={[words.player, words.state, words.reason, words.by, words.when, words.until]}
      rows={bans.map(({ playerId, reason, bannedAt, bannedBy, endsAt, liftedAt, liftedBy, holds }) => ({
        id: `${playerId} ${bannedAt}`,
        cells: [
          <a key="player" href={paths.player.to({ id: playerId })}>
            {playerId}
          </a>,
          <span key="state" className={css.state}>
            <Tag tone={holds ? 'negative' : 'plain'}>{holds ? words.holds : liftedAt === null ? words.over : words.lifted}</Tag>
            {holds ? (
              <Button size="s" look="quiet" busy={isBusy} onClick={() => void lift(playerId)}>
                {words.lift}
              </Button>
            ) : null}
          </span>,
          reason,
          [bannedBy, liftedBy].filter(Boolean).join(' → ') || '—',
          <Time key="when" at={bannedAt} />,
          liftedAt === null ? endsAt === null ? words.forGood : <Time key="until" at={endsAt} /> : <Time key="until" at={liftedAt} />,
        ],
      }))}
    />
  );
}
