import { useState, type FormEvent } from 'react';
import { callApi } from '#contract/api-client.ts';
import { text as problems } from '#contract/social-problems.text.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './social-editor.text.ts';
import { putSocial } from './socials.contract.ts';
import { LONGEST_SOCIAL, readSocial, socialFields, type SocialField, type SocialLinks } from './socials.rules.ts';
import css from './SocialEditor.module.css';

type Props = { links: SocialLinks; onClose: () => void; onSaved: (links: SocialLinks) => void };

/** The popup in which players change the links of their own profile. It validates with the same rules as the server. */
export function SocialEditor({ links, onClose, onSaved }: Props) {
  const words = useWords(text);
  const problem = useWords(problems);
  const [typed, setTyped] = useState(() => fieldsOf((field) => links[field] ?? ''));
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const read = fieldsOf((field) => readSocial(field, typed[field]));
  const isWrong = socialFields.some((field) => read[field].problem !== undefined);
  const labels = { twitch: 'Twitch', youtube: 'YouTube', discord: 'Discord', discordUserName: words.discordName };
  const examples = {
    twitch: 'https://twitch.tv/',
    youtube: 'https://youtube.com/',
    discord: 'https://discord.gg/',
    discordUserName: 'name',
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isWrong) return;
    const values = fieldsOf((field) => read[field].value ?? null);
    setBusy(true);
    const result = await callApi(putSocial, values);
    setBusy(false);
    if (!result.isDone) return showToast({ kind: 'error', title: words.notSaved, text: result.problems[0] ?? words.notSavedLine });
    showToast({ kind: 'done', title: words.saved });
    onSaved(values);
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.links}>
      <form className={css.form} onSubmit={(event) => void save(event)} noValidate>
        {/* Errors prevent saving and appear once a field loses focus or Enter is pressed (docs/rules.md "Social links"). */}
        {socialFields.map((field) => {
          const found = read[field].problem;
          return (
            <TextField
              key={field}
              label={labels[field]}
              value={typed[field]}
              onChange={(value) => setTyped({ ...typed, [field]: value })}
              error={isChecked && found !== undefined ? problem[found] : undefined}
              placeholder={examples[field]}
              maxLength={LONGEST_SOCIAL}
              inputMode={field === 'discordUserName' ? 'text' : 'url'}
              autoComplete="off"
              spellCheck={false}
              onBlur={() => setChecked(true)}
              onKeyDown={({ key }) => {
                if (key === 'Enter') setChecked(true);
              }}
            />
          );
        })}
        <p className="small muted">{words.clearHint}</p>
        <div className={css.buttons}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="gold" busy={isBusy} disabled={isWrong}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function fieldsOf<T>(of: (field: SocialField) => T): Record<SocialField, T> {
  return { twitch: of('twitch'), youtube: of('youtube'), discord: of('discord'), discordUserName: of('discordUserName') };
}
