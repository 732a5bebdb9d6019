import { useState, type FormEvent } from 'react';
import { MomentField } from '#areas/backoffice/frame/MomentField.tsx';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Checkbox } from '#ui/controls/Toggle.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { readSeason } from './game-form.rules.ts';
import { planAdminSeason } from './game.contract.ts';
import { text } from './game.text.ts';
import css from './Game.module.css';

/** Opens the season with this number, now or on a future day. */
export function NextSeason({ number }: { number: number }) {
  const words = useWords(text);
  const { reload } = useNavigation();
  const { isBusy, send } = useSending();
  const [now] = useState(() => new Date());
  // Named like the earlier seasons in the game.
  const [fields, setFields] = useState({ name: `Season ${number}`, startsOn: '', keptPercent: '100', isSure: false });
  const { season, wrong } = readSeason(fields, now);

  async function plan(event: FormEvent) {
    event.preventDefault();
    const planned = season && (await send(planAdminSeason, { ...season, number }));
    if (!planned) return;
    showToast({ kind: 'done', title: season.startsOn === null ? words.opened : words.planned });
    reload();
  }

  return (
    <form className={css.fields} onSubmit={(event) => void plan(event)}>
      <TextField label={words.seasonName} value={fields.name} onChange={(name) => setFields({ ...fields, name })} required maxLength={60} />
      <MomentField
        isDay
        label={words.startsOn}
        hint={words.startsOnHint}
        value={fields.startsOn}
        onChange={(startsOn) => setFields({ ...fields, startsOn, isSure: false })}
        error={wrong.startsOn && words[wrong.startsOn]}
      />
      <TextField
        label={words.keptPercent}
        hint={words.keptHint}
        inputMode="numeric"
        value={fields.keptPercent}
        onChange={(keptPercent) => setFields({ ...fields, keptPercent })}
        error={wrong.keptPercent && words[wrong.keptPercent]}
      />
      <div className={css.wide}>
        <Checkbox checked={fields.isSure} onChange={(isSure) => setFields({ ...fields, isSure })}>
          {fields.startsOn === '' ? words.sure : words.surePlan}
        </Checkbox>
        <Button type="submit" look="gold" busy={isBusy} disabled={!season}>
          {fields.startsOn === '' ? words.open : words.plan}
        </Button>
      </div>
    </form>
  );
}
