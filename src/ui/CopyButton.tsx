import { Button, type ButtonLook } from './Button.tsx';
import { text } from './copy.text.ts';
import { useWords } from './language.tsx';
import { useCopy } from './copy.ts';
import css from './CopyButton.module.css';

type CopyButtonProps = Omit<ButtonLook, 'icon'> & { value: string; children: string };

/** Puts a text on the clipboard and says so for a second. */
export function CopyButton({ value, children, ...look }: CopyButtonProps) {
  const words = useWords(text);
  const [outcome, copy] = useCopy();
  return (
    <>
      <Button {...look} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={() => copy(value)}>
        <span className={css.labels}>
          <span aria-hidden={outcome !== undefined || undefined}>{children}</span>
          <span aria-hidden={outcome === undefined || undefined}>{outcome ? words[outcome] : words.copied}</span>
        </span>
      </Button>
      <span className="sr" role="status">
        {outcome ? words[outcome] : ''}
      </span>
    </>
  );
}
