import { useRef, useState, type FormEvent } from 'react';
import { listKeys, LONGEST_KEY_NAME, makeToken, MOST_KEYS, revokeKey, type ApiKey } from '#areas/core/accounts/accounts.contract.ts';
import { callApi } from '#contract/api-client.ts';
import { paths } from '#contract/paths.ts';
import { useCall } from '#contract/use-call.ts';
import { Button } from '#ui/controls/Button.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './keys.text.ts';
import css from './Keys.module.css';

/** The API keys of a player: made here, shown once, revoked. */
export function KeysWindow({ onClose }: { onClose: () => void }) {
  const words = useWords(text);
  const { data, isFailed, again } = useCall(listKeys, {});
  const [left, setLeft] = useState<readonly ApiKey[]>();
  const [token, setToken] = useState<string>();
  const keys = left ?? data;

  function show(made: string) {
    setToken(made);
    setLeft(undefined);
    again();
  }

  function keep(kept: readonly ApiKey[]) {
    // The newest is first: if that is another one now, the displayed key is no longer valid.
    if (kept[0]?.keyId !== keys?.[0]?.keyId) setToken(undefined);
    setLeft(kept);
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <p>
        {words.lead}{' '}
        <a className="text-link" href={paths.developers.to()}>
          {words.more}
        </a>
      </p>
      {isFailed ? <ErrorState onRetry={again} /> : <KeyList keys={keys} onLeft={keep} />}
      {token === undefined ? null : (
        <div key={token} className={css.made} role="status" tabIndex={-1} ref={focus}>
          <h3>{words.made}</h3>
          <code>{token}</code>
          <p>{words.once}</p>
          <CopyButton look="gold" value={token}>
            {words.copy}
          </CopyButton>
        </div>
      )}
      {(keys?.length ?? 0) < MOST_KEYS ? <NewKey onMade={show} /> : <p>{words.full}</p>}
      <p className="small muted">{words.unused}</p>
    </Dialog>
  );
}

/** The button that was pressed moves away from under the finger, and disappears with the last key that may be made. */
function focus(element: HTMLElement | null) {
  element?.focus();
}

function NewKey({ onMade }: { onMade: (token: string) => void }) {
  const words = useWords(text);
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function make(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const result = await callApi(makeToken, { name });
    setBusy(false);
    if (!result.isDone) return showToast({ kind: 'error', title: words.failed, text: result.problems[0] ?? words.noAnswer });
    setName('');
    onMade(result.data.token);
  }

  return (
    <form className={css.form} onSubmit={(event) => void make(event)}>
      <TextField
        label={words.purpose}
        hint={words.sample}
        value={name}
        onChange={setName}
        maxLength={LONGEST_KEY_NAME}
        autoComplete="off"
      />
      <Button type="submit" busy={isBusy}>
        {words.make}
      </Button>
    </form>
  );
}

type KeyListProps = { keys: readonly ApiKey[] | undefined; onLeft: (keys: readonly ApiKey[]) => void };

function KeyList({ keys, onLeft }: KeyListProps) {
  const words = useWords(text);
  const [sure, setSure] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const list = useRef<HTMLDivElement>(null);

  async function revoke(keyId: string) {
    if (sure !== keyId) return setSure(keyId);
    setBusy(keyId);
    const result = await callApi(revokeKey, { keyId });
    setBusy(undefined);
    if (!result.isDone) return showToast({ kind: 'error', title: words.failed, text: result.problems[0] ?? words.noAnswer });
    showToast({ kind: 'done', title: words.revoked });
    onLeft(result.data);
    // The button disappears with its key: the keyboard focus stays in the list.
    list.current?.focus();
  }

  if (!keys) return <div className={css.waiting} aria-busy="true" />;
  return (
    <div ref={list} tabIndex={-1}>
      {keys.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <ul className={css.keys}>
          {keys.map(({ keyId, name, createdAt, usedAt }) => (
            <li key={keyId}>
              <div>
                <strong dir="auto">{name || words.unnamed}</strong>
                <p className="small muted">
                  {words.createdAt} <Time at={createdAt} dateOnly />
                  {usedAt > createdAt ? (
                    <>
                      {' '}
                      · {words.usedAt} <Time at={usedAt} dateOnly />
                    </>
                  ) : null}
                </p>
              </div>
              <Button size="s" look={sure === keyId ? 'danger' : 'quiet'} busy={busy === keyId} onClick={() => void revoke(keyId)}>
                {sure === keyId ? words.sure : words.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
