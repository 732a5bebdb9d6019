import { useState } from 'react';
import { useSite } from '#contract/site.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { SegmentedRadios } from '#ui/controls/Segmented.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './stream-window.text.ts';
import css from './StreamWindow.module.css';

type Size = '400×120' | '260×64';
const sizes: readonly Size[] = ['400×120', '260×64'];

/** The addresses that a profile's owner puts into OBS and into a chat bot. */
export function StreamWindow({ playerId, onClose }: { playerId: number; onClose: () => void }) {
  const words = useWords(text);
  const language = useLanguage();
  const { origin } = useSite();
  const [size, setSize] = useState<Size>('400×120');
  const overlay = `${origin}/overlay/${playerId}?lang=${language}${size === '260×64' ? '&view=compact' : ''}`;
  const chat = `${origin}/chat/${playerId}?lang=${language}`;
  const commands = [
    { bot: 'Nightbot', command: `$(urlfetch ${chat})` },
    { bot: 'StreamElements', command: `\${customapi.${chat}}` },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <h3>{words.overlay}</h3>
      <div>
        <SegmentedRadios label={words.size} value={size} options={sizes.map((value) => ({ value, label: value }))} onChange={setSize} />
      </div>
      <p className={css.line}>
        <code>{overlay}</code>
        <CopyButton size="s" value={overlay}>
          {words.copy}
        </CopyButton>
      </p>
      <ol className={css.steps}>
        {words.steps(size).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="muted">
        {words.styles.split(/(\.sixfold-\w+)/).map((part, index) =>
          index % 2 ? (
            <span key={part} className="nowrap">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </p>
      <h3 className={css.next}>{words.chat}</h3>
      {commands.map(({ bot, command }) => (
        <p key={bot} className={css.line}>
          <span>
            {bot}
            <code>{command}</code>
          </span>
          <CopyButton size="s" value={command}>
            {words.copy}
          </CopyButton>
        </p>
      ))}
      <p className="muted">{words.hidden}</p>
    </Dialog>
  );
}
