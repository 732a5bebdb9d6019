import { AdminFrame } from '#features/admin/AdminFrame.tsx';
import { AdminTable } from '#features/admin/AdminTable.tsx';
import { formatMoney } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { productTitle } from '#lib/product-title.text.ts';
import { useLanguage, useWords } from '#ui/language.tsx';
import { definePage } from '#ui/page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowLink } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Fragment } from 'react';
import { listAdminProducts, type AdminProduct } from './books.contract.ts';
import { text } from './books.text.ts';
import { ProductForm } from './ProductForm.tsx';

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
