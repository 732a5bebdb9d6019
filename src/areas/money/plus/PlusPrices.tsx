import { usePopupLink } from '#areas/core/sign-in/Account.tsx';
import type { Product } from '#areas/money/catalog/products.contract.ts';
import { currenciesFor, monthlyPrice, priceIn } from '#areas/money/catalog/products.rules.ts';
import { formatMoney } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './plus.text.ts';
import { useIsActive } from './PlusActions.tsx';
import css from './Plus.module.css';

/** What the subscription costs for each length; of three or more, the second stands out. */
export function PlusPrices({ products }: { products: readonly Product[] }) {
  const words = useWords(text);
  const language = useLanguage();
  const link = usePopupLink();
  const isActive = useIsActive();
  const [currency = 'usd'] = currenciesFor(language);
  const offered = products.filter((product) => priceIn(product, currency) !== undefined);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="sr">
        {words.prices}
      </h2>
      <ul className={css.prices}>
        {offered.map((product, index) => {
          const { productId, amount, extraData } = product;
          const price = priceIn(product, currency) ?? 0;
          const isBest = offered.length > 2 && index === 1;
          return (
            <li key={productId} data-best={isBest || undefined}>
              <Panel className={css.price}>
                <h3>
                  {words.months(amount)}
                  {extraData.discount > 0 ? <Tag tone="updated">−{extraData.discount}%</Tag> : null}
                </h3>
                <p className={css.sum}>{formatMoney(price, currency, language)}</p>
                <p className="small muted">
                  {amount > 1 ? words.perMonth(formatMoney(monthlyPrice(price, amount, currency), currency, language)) : words.noDiscount}
                </p>
                <ButtonLink
                  block
                  look={isBest ? 'gold' : 'plain'}
                  href={link('payment_method', { productId: String(productId), currency })}
                >
                  {isActive ? words.extendShort : words.buy}
                </ButtonLink>
              </Panel>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
