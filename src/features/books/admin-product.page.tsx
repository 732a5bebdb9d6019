import { ActsTable } from '#features/admin/ActsTable.tsx';
import { AdminFrame } from '#features/admin/AdminFrame.tsx';
import type { Output } from '#lib/endpoint.ts';
import { formatMoney } from '#lib/format.ts';
import { productTitle } from '#lib/product-title.text.ts';
import { useLanguage, useWords } from '#ui/language.tsx';
import { definePage, idOf } from '#ui/page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Table } from '#ui/Table.tsx';
import { Time } from '#ui/Time.tsx';
import { getAdminProduct, type Price } from './books.contract.ts';
import css from './Books.module.css';
import { text } from './books.text.ts';
import { ProductForm } from './ProductForm.tsx';

type Data = Output<typeof getAdminProduct>;

export const page = definePage({
  search: {},
  load: ({ call, params }): Promise<Data> => call(getAdminProduct, { productId: idOf(params) }),
  Body: AdminProductPage,
  isUnlisted: true,
});

function AdminProductPage({ data: { product, prices, acts } }: { data: Data }) {
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
      <Panel flush title={words.acts}>
        <ActsTable acts={acts} />
      </Panel>
    </AdminFrame>
  );
}

function Prices({ prices }: { prices: readonly Price[] }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <div className={css.scroll}>
      <Table label={words.prices}>
        <thead>
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.rub}</th>
            <th scope="col">{words.usd}</th>
            <th scope="col">{words.discount}</th>
            <th scope="col">{words.setBy}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price) => (
            <tr key={price.number}>
              <td>
                <Time at={price.setAt} />
              </td>
              <td className="num">{formatMoney(price.rub, 'rub', language)}</td>
              <td className="num">{formatMoney(price.usd, 'usd', language)}</td>
              <td className="num">{price.discount}</td>
              <td>{price.setBy ?? words.start}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
