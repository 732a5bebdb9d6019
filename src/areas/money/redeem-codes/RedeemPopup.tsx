import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './redeem.text.ts';
import { RedeemForm } from './RedeemForm.tsx';

/** Redeems a code over any page. */
export function RedeemPopup({ onClose }: { onClose: () => void }) {
  const words = useWords(text);
  return (
    <Dialog isOpen onClose={onClose} title={words.title}>
      <p>{words.lead}</p>
      <RedeemForm onDone={onClose} />
    </Dialog>
  );
}
