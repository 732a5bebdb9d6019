import { useEffect } from 'react';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { getProduct } from '#areas/money/catalog/products.contract.ts';
import { isLotAddress, lotIn, priceIn, waysToPay, type ProductCurrency } from '#areas/money/catalog/products.rules.ts';
import type { PopupName, PopupParameters } from '#contract/popup-link.ts';
import { useCall } from '#contract/use-call.ts';
import { formatMoney } from '#lib/format.ts';
import { Button, ButtonLink } from '#ui/controls/Button.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';
import css from './Shop.module.css';

type Props = {
  productId: number | undefined;
  currency: ProductCurrency;
  onClose: () => void;
  onOpen: (name: PopupName, parameters?: PopupParameters) => void;
};

/** Leads to a product's lot at FunPay; says so if there is none. */
export function FunPayPopup({ productId = 0, currency, onClose, onOpen }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const { data: product, isFailed, isAbsent, again } = useCall(getProduct, { productId: String(productId) });
  const lot = product && lotIn(product, currency);
  const isMissing = isAbsent || (product !== undefined && (lot === undefined || !isLotAddress(lot)));
  useEffect(() => {
    if (!isMissing) return;
    const isPayable = product !== undefined && waysToPay(product, currency).length > 0;
    onOpen('notice', { noticeCode: '1', ...(isPayable ? { productId: String(productId), currency } : {}) });
  });
  if (isFailed && !isAbsent) {
    return (
      <Dialog isOpen onClose={onClose} title="FunPay">
        <ErrorState onRetry={again} />
      </Dialog>
    );
  }
  if (!product || !lot || isMissing) return null;
  const foot = (
    <>
      <Button look="quiet" onClick={() => onOpen('redeem')}>
        {words.haveCode}
      </Button>
      <ButtonLink look="gold" icon="external-link" href={lot} target="_blank" rel="noopener noreferrer">
        {words.openFunPay}
      </ButtonLink>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title="FunPay" foot={foot}>
      <p className={css.chosen}>
        <span>{productTitle(product.productName, product.amount, language)}</span>
        <b className="num">{formatMoney(priceIn(product, currency), currency, language)}</b>
      </p>
      <p>{words.funPayLine}</p>
    </Dialog>
  );
}
