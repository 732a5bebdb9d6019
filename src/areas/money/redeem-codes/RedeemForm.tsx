import { useState, type FormEvent } from 'react';
import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { callApi } from '#contract/api-client.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { redeem } from './redeem-codes.contract.ts';
import { readCode } from './redeem-codes.rules.ts';
import { text } from './redeem.text.ts';
import css from './Redeem.module.css';

/** Where a code is typed and redeemed. */
export function RedeemForm({ onDone }: { onDone?: () => void }) {
  const words = useWords(text);
  const language = useLanguage();
  const { refresh } = useAccount();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (readCode(code) === undefined) return setProblem(words.notCode);
    setBusy(true);
    const result = await callApi(redeem, { code });
    setBusy(false);
    if (!result.isDone) return setProblem(result.problems[0] ?? words.noAnswer);
    showToast({ kind: 'done', title: words.done, text: productTitle(result.data.productName, result.data.amount, language) });
    setCode('');
    setProblem(undefined);
    refresh();
    onDone?.();
  }

  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <TextField
        label={words.code}
        value={code}
        onChange={(value) => {
          setCode(value);
          setProblem(undefined);
        }}
        placeholder="1X6-XXXXX-XXXXX-XXXXX-XXXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        hint={words.hint}
        error={problem}
      />
      <Button type="submit" look="gold" size="l" block busy={isBusy} disabled={code.trim() === ''}>
        {words.redeem}
      </Button>
    </form>
  );
}
