import { useState, type FormEvent } from 'react';
import { isAhead } from '#areas/backoffice/frame/moment.rules.ts';
import { MomentField } from '#areas/backoffice/frame/MomentField.tsx';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { playerToBan } from './ban-form.rules.ts';
import { banAdminPlayer } from './conduct.contract.ts';
import { text } from './conduct.text.ts';
import fields from '#areas/backoffice/game/Game.module.css';

/** Bans a player; `player` is the admin's choice in the table of reports. */
export function BanForm({ player, onBanned }: { player: number | undefined; onBanned: () => void }) {
  const words = useWords(text);
  const { reload } = useNavigation();
  const { isBusy, send } = useSending();
  const [form, setForm] = useState({ id: player === undefined ? '' : String(player), reason: '', until: '' });
  const playerId = playerToBan(form.id);
  const [now] = useState(() => Date.now());
  const isWrong = form.until !== '' && !isAhead(form.until, now);

  async function ban(event: FormEvent) {
    event.preventDefault();
    if (playerId === undefined) return;
    const endsAt = form.until === '' ? null : new Date(form.until).toISOString();
    if ((await send(banAdminPlayer, { playerId, reason: form.reason, endsAt })) === undefined) return;
    showToast({ kind: 'done', title: words.banned });
    onBanned();
    reload();
  }

  return (
    <form className={fields.fields} onSubmit={(event) => void ban(event)}>
      <TextField
        label={words.playerId}
        inputMode="numeric"
        value={form.id}
        onChange={(id) => setForm({ ...form, id })}
        error={form.id !== '' && playerId === undefined ? words.wrongPlayer : undefined}
        required
      />
      <TextField
        label={words.reason}
        hint={words.reasonHint}
        value={form.reason}
        onChange={(reason) => setForm({ ...form, reason })}
        maxLength={300}
        required
      />
      <MomentField
        label={words.until}
        hint={words.untilHint}
        value={form.until}
        onChange={(until) => setForm({ ...form, until })}
        error={isWrong ? words.wrongUntil : undefined}
      />
      <div className={fields.wide}>
        <Button type="submit" look="danger" busy={isBusy} disabled={playerId === undefined || form.reason.trim() === '' || isWrong}>
          {words.ban}
        </Button>
      </div>
    </form>
  );
}
