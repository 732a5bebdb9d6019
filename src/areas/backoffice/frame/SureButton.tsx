import { useState } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './admin.text.ts';
import css from './Admin.module.css';

type Props = { label: string; line: string; sure: string; isBusy: boolean; onSure: () => void };

/** A button for irreversible actions: it says what will happen and asks for confirmation. */
export function SureButton({ label, line, sure, isBusy, onSure }: Props) {
  const words = useWords(text);
  const [step, setStep] = useState<'idle' | 'asking' | 'left'>('idle');
  // The pressed button disappears: the keyboard focus moves to the harmless choice.
  if (step !== 'asking')
    return (
      <div className={css.sure}>
        <Button look="danger" ref={step === 'left' ? takeFocus : null} onClick={() => setStep('asking')}>
          {label}
        </Button>
      </div>
    );
  return (
    <div className={css.sure} role="group" aria-label={label}>
      <p>{line}</p>
      <Button look="danger" busy={isBusy} onClick={onSure}>
        {sure}
      </Button>
      <Button look="quiet" ref={takeFocus} onClick={() => setStep('left')}>
        {words.ratherNot}
      </Button>
    </div>
  );
}

function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
