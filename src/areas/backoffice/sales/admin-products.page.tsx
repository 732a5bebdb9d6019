import { Fragment } from 'react';
import { AdminFrame } from '#areas/backoffice/frame/AdminFrame.tsx';
import { AdminTable } from '#areas/backoffice/frame/AdminTable.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { formatMoney } from '#lib/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { RowLink } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { ProductForm } from './ProductForm.tsx';
import { listAdminProducts, type AdminProduct } from './sales.contract.ts';
import { text } from './sales.text.ts';

export const page = definePage({
  search: {},
  load: ({ call }): Promise<AdminProduct[]> => call(listAdminProducts, {}),
  Body: AdminProductsPage,
  isUnlisted: true,
});

function AdminProductsPage({ data: products }: { data: AdminProduct[] }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <AdminFrame title={words.products}>
      <Panel flush>
        <AdminTable
          label={words.products}
          columns={[words.product, words.rub, words.usd, words.discount, words.lots]}
          rows={products.map((product) => ({
            id: product.productId,
            cells: [
              <Fragment key="product">
                <RowLink href={paths.adminProduct.to({ id: product.productId })}>
                  {productTitle(product.name, product.amount, language)}
                </RowLink>{' '}
                {product.isListed ? null : <Tag>{words.unlisted}</Tag>}
              </Fragment>,
              formatMoney(product.rub, 'rub', language),
              formatMoney(product.usd, 'usd', language),
              product.discount,
              [product.rubLotUrl && '₽', product.usdLotUrl && '$'].filter(Boolean).join(', ') || '—',
            ],
          }))}
        />
      </Panel>
      <Panel title={words.newProduct}>
        <ProductForm />
      </Panel>
    </AdminFrame>
  );
}
