import { useCallback, useState } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Mark } from '#ui/icons/Mark.tsx';
import { EmptyState, ErrorState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Loading, Skeleton } from '#ui/layout/Skeleton.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { TipContent } from '#ui/overlay/TipContent.tsx';
import { useTips } from '#ui/overlay/tips.ts';
import { ToastCard } from '#ui/overlay/ToastCard.tsx';
import { showToast, type ShownToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './kit.text.ts';
import css from './Kit.module.css';

export function KitLayers() {
  const words = useWords(text);
  useTips(
    'kit',
    useCallback(() => <KitTip />, []),
  );
  return (
    <div className="grid-2">
      <div className="stack">
        <KitOverlays />
        <Panel title={words.states}>
          <EmptyState
            art={<Mark size={64} assembling />}
            title={words.waiting}
            announce="status"
            actions={<Button icon="external-link">{words.openAgain}</Button>}
          >
            {words.waitingText}
          </EmptyState>
          <ErrorState errorId="7f3a-19" onRetry={() => {}} />
        </Panel>
      </div>
      <div className="stack">
        <Panel>
          <EmptyState title={words.noGames} level={2}>
            {words.noGamesText}
          </EmptyState>
        </Panel>
        <Panel title={words.tooltip}>
          <div data-t="purple">
            <KitTip />
          </div>
        </Panel>
        <Panel title={words.skeleton}>
          <Loading className={css.rows}>
            {[60, 45, 52].map((width) => (
              <div key={width} className={css.row}>
                <Skeleton hex width={30} height={30} />
                <Skeleton width={36} height={36} />
                <Skeleton width={`${width}%`} height={14} />
              </div>
            ))}
          </Loading>
        </Panel>
      </div>
    </div>
  );
}

function KitTip() {
  const words = useWords(text);
  const meta = [{ icon: 'timer', label: words.cooldown, value: words.seconds }] satisfies { icon: 'timer'; label: string; value: string }[];
  return (
    <TipContent sub={words.tipSub} title={words.tipTitle} meta={meta}>
      {words.tipStart} <mark>{words.tipMark}</mark>.
    </TipContent>
  );
}

function KitOverlays() {
  const words = useWords(text);
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const [recipient, setRecipient] = useState('');
  const close = () => setOpen(undefined);
  const done: ShownToast = { id: -1, kind: 'done', title: words.linksSaved, text: words.linksSavedText };
  const failed: ShownToast = {
    id: -2,
    kind: 'error',
    title: words.orderFailed,
    text: words.orderFailedText,
    action: { label: words.retry, onPress: () => {} },
  };
  const offline: ShownToast = { id: -3, kind: 'warning', title: words.offline, text: words.offlineText };
  return (
    <Panel title={words.overlays}>
      <div className={css.rows}>
        <div className={css.row}>
          <Button onClick={() => setOpen('dialog')}>{words.openDialog}</Button>
          <Button onClick={() => setOpen('drawer')}>{words.openDrawer}</Button>
          <Button onClick={() => showToast(done)}>{words.showDone}</Button>
          <Button onClick={() => showToast(failed)}>{words.showError}</Button>
        </div>
        <ToastCard toast={done} />
        <ToastCard toast={failed} />
        <ToastCard toast={offline} />
      </div>
      <Dialog isOpen={open === 'dialog'} onClose={close} title={words.dialogTitle} foot={<Button look="gold">{words.pay}</Button>}>
        <TextField label={words.recipient} value={recipient} onChange={setRecipient} inputMode="numeric" />
        <p>{words.messageHint}</p>
      </Dialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} side="right" label={words.dialogTitle} head={words.dialogTitle}>
        <p style={{ padding: 18 }}>{words.messageHint}</p>
      </Drawer>
    </Panel>
  );
}
