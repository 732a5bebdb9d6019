import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useWords } from '#ui/text/language.tsx';
import type { PopupProps } from './popup-address.ts';
import { text } from './popups.text.ts';

/** Shows one message; for a product it also links to another way to pay. */
export function NoticePopup({ noticeCode = '1', productId, currency, onClose, onOpen }: PopupProps) {
  const words = useWords(text);
  const said = { '1': words.noFunPayLot };
  const foot =
    productId === undefined ? (
      <Button look="gold" onClick={onClose}>
        {words.understood}
      </Button>
    ) : (
      <Button look="gold" onClick={() => onOpen('payment_method', { productId: String(productId), currency })}>
        {words.otherWays}
      </Button>
    );
  return (
    <Dialog isOpen onClose={onClose} title={words.notice} foot={foot}>
      <p>
        {said[noticeCode]}
        {productId === undefined ? null : ` ${words.payOtherwise}`}
      </p>
    </Dialog>
  );
}
