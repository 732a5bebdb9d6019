import { useState, type FormEvent } from 'react';
import { leaveToSignIn, useAccount } from '#areas/core/sign-in/Account.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { callApi } from '#contract/api-client.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { keepInTab, readOfTab } from '#ui/hooks/local-storage.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { BrandMark } from '#ui/icons/BrandMark.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { redeem } from './redeem-codes.contract.ts';
import { readCode } from './redeem-codes.rules.ts';
import { text } from './redeem.text.ts';
import css from './Redeem.module.css';

/** The tab keeps the typed code: signing in loads the page anew, and the popup closes if the session ends meanwhile. */
const KEPT_CODE = 'code';
function keptCode(): string {
  const kept = readOfTab(KEPT_CODE);
  return typeof kept === 'string' ? kept : '';
}

/** The form that redeems a code; signed-out visitors sign in on the way and find the code still typed. */
export function RedeemForm({ onDone }: { onDone?: () => void }) {
  const words = useWords(text);
  const language = useLanguage();
  const { who, refresh } = useAccount();
  const isSignedOut = who?.authorized === false;
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string>();
  const code = typed ?? (isHydrated ? keptCode() : '');
  const isEmpty = code.trim() === '';
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!isEmpty && readCode(code) === undefined) return setProblem(words.notCode);
    if (isSignedOut) return leaveToSignIn(paths.redeem.to());
    setBusy(true);
    const result = await callApi(redeem, { code });
    setBusy(false);
    if (!result.isDone) return setProblem(result.problems[0] ?? words.noAnswer);
    showToast({ kind: 'done', title: words.done, text: productTitle(result.data.productName, result.data.amount, language) });
    setTyped('');
    keepInTab(KEPT_CODE, '');
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
          setTyped(value);
          keepInTab(KEPT_CODE, value);
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
      <Button
        type="submit"
        look="gold"
        size="l"
        block
        {...(isSignedOut ? { icon: <BrandMark name="steam" /> } : {})}
        busy={isBusy}
        disabled={isEmpty && !isSignedOut}
      >
        {isSignedOut ? words.signIn : words.redeem}
      </Button>
      {isSignedOut ? <p className="small muted">{words.signInLine}</p> : null}
    </form>
  );
}
