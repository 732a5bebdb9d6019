import { AdminFrame } from '#areas/backoffice/frame/AdminFrame.tsx';
import { AdminTable } from '#areas/backoffice/frame/AdminTable.tsx';
import { AuditLogTable } from '#areas/backoffice/frame/AuditLogTable.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import type { Output } from '#contract/endpoint.ts';
import { definePage, idOf } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { formatMoney } from '#lib/format.ts';
import { Time } from '#ui/figures/Time.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { ProductForm } from './ProductForm.tsx';
import { getAdminProduct, type Price } from './sales.contract.ts';
import { text } from './sales.text.ts';

type Data = Output<typeof getAdminProduct>;

export const page = definePage({
  search: {},
  load: ({ call, params }): Promise<Data> => call(getAdminProduct, { productId: idOf(params) }),
  Body: AdminProductPage,
  isUnlisted: true,
});

function AdminProductPage({ data: { product, prices, entries } }: { data: Data }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <AdminFrame title={productTitle(product.name, product.amount, language)}>
      <Panel>
        <ProductForm key={product.productId} product={product} />
      </Panel>
      <Panel flush title={words.prices}>
        <Prices prices={prices} />
      </Panel>
      <Panel flush title={words.entries}>
        <AuditLogTable entries={entries} />
      </Panel>
    </AdminFrame>
  );
}

function Prices({ prices }: { prices: readonly Price[] }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <AdminTable
      label={words.prices}
      columns={[words.when, words.rub, words.usd, words.discount, words.setBy]}
      rows={prices.map((price) => ({
        id: price.number,
        cells: [
          <Time key="when" at={price.setAt} />,
          formatMoney(price.rub, 'rub', language),
          formatMoney(price.usd, 'usd', language),
          price.discount,
          price.setBy === null ? (
            words.start
          ) : (
            <a key="by" href={paths.player.to({ id: price.setBy })}>
              {price.setBy}
            </a>
          ),
        ],
      }))}
    />
  );
}
