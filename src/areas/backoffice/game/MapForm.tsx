import { useState, type FormEvent } from 'react';
import { Choose } from '#areas/backoffice/frame/Choose.tsx';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Checkbox } from '#ui/controls/Toggle.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { readMap, writeMap } from './game-form.rules.ts';
import { declareAdminMap, type AdminMap } from './game.contract.ts';
import { text } from './game.text.ts';
import css from './Game.module.css';

const groups = ['herald', 'legend', 'immortal', 'unranked'] as const;

/** Declares a map that was played, changes one, or declares a new one if none is given. */
export function MapForm({ map }: { map: AdminMap | undefined }) {
  const words = useWords(text);
  const { reload } = useNavigation();
  const { isBusy, send } = useSending();
  const [fields, setFields] = useState(() => writeMap(map));
  const [was, setWas] = useState(map?.isDeclared ? map : null);
  const { map: declared, wrong } = readMap(fields);
  const isRanked = fields.rankGroup !== 'unranked';
  const error = (name: keyof typeof wrong) => (wrong[name] && fields[name] !== '' ? words[wrong[name]] : undefined);

  async function declare(event: FormEvent) {
    event.preventDefault();
    const done = declared && (await send(declareAdminMap, { ...declared, isNew: map === undefined, was }));
    if (!done) return;
    if (map) setWas({ ...map, ...declared });
    showToast({ kind: 'done', title: words.saved });
    reload();
  }

  return (
    <form className={css.fields} onSubmit={(event) => void declare(event)}>
      {map ? null : (
        <TextField
          label={words.mapName}
          hint={words.mapNameHint}
          value={fields.name}
          onChange={(name) => setFields({ ...fields, name: name.trim() })}
          error={error('name')}
          maxLength={100}
        />
      )}
      <Choose
        label={words.rank}
        value={fields.rankGroup}
        options={groups.map((value) => ({ value, label: words.ranks[value] }))}
        onChange={(rankGroup) => setFields({ ...fields, rankGroup })}
      />
      {isRanked ? (
        <>
          <TextField
            label={words.ratingMin}
            inputMode="numeric"
            value={fields.ratingMin}
            onChange={(ratingMin) => setFields({ ...fields, ratingMin })}
            error={error('ratingMin')}
          />
          <TextField
            label={words.ratingMax}
            hint={words.ratingMaxHint}
            inputMode="numeric"
            value={fields.ratingMax}
            onChange={(ratingMax) => setFields({ ...fields, ratingMax })}
            error={error('ratingMax')}
          />
        </>
      ) : null}
      <div className={css.wide}>
        {map && !map.isDeclared && isRanked ? (
          <Checkbox checked={fields.ratesPlayed} onChange={(ratesPlayed) => setFields({ ...fields, ratesPlayed })}>
            {words.ratesPlayed}
          </Checkbox>
        ) : null}
        <Button type="submit" look={map?.isDeclared ? 'plain' : 'gold'} busy={isBusy} disabled={!declared}>
          {map?.isDeclared ? words.save : words.declare}
        </Button>
      </div>
    </form>
  );
}
