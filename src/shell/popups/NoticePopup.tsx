import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useWords } from '#ui/text/language.tsx';
import type { PopupProps } from './popup-address.ts';
import { text } from './popups.text.ts';

/** Says one thing. */
export function NoticePopup({ noticeCode = '1', onClose }: PopupProps) {
  const words = useWords(text);
  const said = { '1': words.noFunPayLot };
  const foot = (
    <Button look="gold" onClick={onClose}>
      {words.understood}
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.notice} foot={foot}>
      <p>{said[noticeCode]}</p>
    </Dialog>
  );
}
