import { useState } from 'react';
import { readStoredText, storeText } from '#ui/hooks/local-storage.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import type { ShopView } from './Shop.tsx';

const KEPT = 'shop-view';

/** How this browser shows the shop: what was chosen last is kept, and stands there once the page is taken over. */
export function useShopView(): [view: ShopView, change: (view: ShopView) => void] {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ShopView>();
  const kept: ShopView = isHydrated && readStoredText(KEPT) === 'list' ? 'list' : 'tiles';
  return [
    chosen ?? kept,
    (view) => {
      storeText(KEPT, view);
      setChosen(view);
    },
  ];
}
