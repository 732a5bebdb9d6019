import { useState, type ComponentProps } from 'react';
import { GiftPopup } from '#areas/money/checkout/GiftPopup.tsx';
import { useFound } from '#shell/find/FindPanel.tsx';

/** The gift popup; recipients are found with the site search. */
export function LateGiftPopup(props: Omit<ComponentProps<typeof GiftPopup>, 'finder'>) {
  const [typed, type] = useState('');
  const { state, found } = useFound(typed);
  return <GiftPopup {...props} finder={{ typed, type, state, found }} />;
}
