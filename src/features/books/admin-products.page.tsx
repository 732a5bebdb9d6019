import { AdminFrame } from '#features/admin/AdminFrame.tsx';
import { formatMoney } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { productTitle } from '#lib/product-title.text.ts';
import { useLanguage, useWords } from '#ui/language.tsx';
import { definePage } from '#ui/page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowLink, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { listAdminProducts, type AdminProduct } from './books.contract.ts';
import css from './Books.module.css';
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
        <div className={css.scroll}>
          <Table label={words.products}>
            <thead>
              <tr>
                <th scope="col">{words.product}</th>
                <th scope="col">{words.rub}</th>
                <th scope="col">{words.usd}</th>
                <th scope="col">{words.discount}</th>
                <th scope="col">{words.lots}</th>
              </tr>
            </thead>
            <tbody>
              {products.map((product) => (
                <tr key={product.productId}>
                  <td>
                    <RowLink href={paths.adminProduct.to({ id: product.productId })}>
                      {productTitle(product.name, product.amount, language)}
                    </RowLink>{' '}
                    {product.isListed ? null : <Tag>{words.unlisted}</Tag>}
                  </td>
                  <td className="num">{formatMoney(product.rub, 'rub', language)}</td>
                  <td className="num">{formatMoney(product.usd, 'usd', language)}</td>
                  <td className="num">{product.discount}</td>
                  <td>{[product.rubLotUrl && '₽', product.usdLotUrl && '$'].filter(Boolean).join(', ') || '—'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      </Panel>
      <Panel title={words.newProduct}>
        <ProductForm />
      </Panel>
    </AdminFrame>
  );
}
