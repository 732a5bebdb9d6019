import { useState } from 'react';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import { useNavigation } from '#contract/navigation.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { saveText } from '#ui/controls/save-text.ts';
import { TextArea } from '#ui/controls/TextField.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { exportAdminBatch } from './sales.contract.ts';
import { text } from './sales.text.ts';
import css from './Sales.module.css';

/** Makes the codes of a batch and shows them, the only time they are ever visible. */
export function BatchExport({ batchId, isOpen }: { batchId: number; isOpen: boolean }) {
  const words = useWords(text);
  const { isBusy, send } = useSending();
  const { reload } = useNavigation();
  const [codes, setCodes] = useState<string[]>();
  const [isAsked, setAsked] = useState(false);
  if (!codes && !isOpen)
    return isAsked && !isBusy ? (
      <Panel>
        <p role="alert">{words.exportLost}</p>
      </Panel>
    ) : null;
  async function exportCodes() {
    setAsked(true);
    const made = await send(exportAdminBatch, { batchId });
    setCodes(made?.codes);
    reload();
  }

  if (!codes)
    return (
      <Panel>
        <p>{words.exportLine}</p>
        <div className={css.actions}>
          <Button look="gold" busy={isBusy} onClick={() => void exportCodes()}>
            {words.export}
          </Button>
        </div>
      </Panel>
    );
  const lines = codes.join('\n');
  return (
    <Panel>
      <p role="status">{words.exportedLine}</p>
      <TextArea label={words.codes} value={lines} onChange={() => {}} rows={Math.min(codes.length, 12)} readOnly />
      <div className={css.actions}>
        <Button look="gold" onClick={() => saveText(`codes-${batchId}.txt`, `${lines}\n`, 'text/plain')}>
          {words.download}
        </Button>
        <CopyButton value={lines}>{words.copy}</CopyButton>
      </div>
    </Panel>
  );
}
