import type { PopupName } from '#contract/popup-link.ts';
import { TabPanel, Tabs } from '#ui/controls/Tabs.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useWords } from '#ui/text/language.tsx';
import { CardFoot } from './CardForm.tsx';
import { text } from './checkout.text.ts';
import { GiftForm, useGiftForm } from './GiftForm.tsx';
import { GiftHistory } from './GiftHistory.tsx';
import { useOrdering } from './Ordering.tsx';
import { OrderWait } from './OrderWait.tsx';
import type { Finder } from './RecipientField.tsx';

type Props = { tab: 'buy' | 'history'; finder: Finder; onClose: () => void; onOpen: (name: PopupName) => void };

/** Buys gifts and codes, and shows earlier ones. */
export function GiftPopup({ tab, finder, onClose, onOpen }: Props) {
  const words = useWords(text);
  const { waiting, isBusy, place, resume, reset } = useOrdering();
  const gift = useGiftForm(finder, resume);
  const pay = () => {
    const wish = gift.read();
    if (wish) place(wish);
  };
  const tabs = (
    <Tabs
      label={words.presents}
      id="presents"
      block
      selected={tab}
      tabs={[
        { value: 'buy', label: words.buy },
        { value: 'history', label: words.history },
      ]}
      onSelect={(value) => onOpen(value === 'buy' ? 'present' : 'present_history')}
    />
  );
  const foot =
    tab === 'buy' && !waiting ? (
      <CardFoot price={gift.price} count={gift.count} isBusy={isBusy} missing={gift.missing && words[gift.missing]} onPay={pay} />
    ) : null;
  return (
    <Dialog isOpen onClose={onClose} title={words.presents} tabs={tabs} foot={foot}>
      <TabPanel id="presents" value={tab}>
        {tab === 'history' ? <GiftHistory /> : null}
        {tab === 'buy' && waiting ? <OrderWait waiting={waiting} onAgain={reset} onClose={onClose} /> : null}
        {tab === 'buy' && !waiting ? <GiftForm form={gift} onPay={pay} /> : null}
      </TabPanel>
    </Dialog>
  );
}
