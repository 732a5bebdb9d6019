import { AdminFrame } from '#features/admin/AdminFrame.tsx';
import { getAllProducts, type Product } from '#features/products/products.contract.ts';
import { paths } from '#lib/paths.ts';
import { productTitle } from '#lib/product-title.text.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/language.tsx';
import { definePage } from '#ui/page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowLink, Table } from '#ui/Table.tsx';
import { Time } from '#ui/Time.tsx';
import { text as adminText } from '../admin/admin.text.ts';
import { BatchTag } from './BatchTag.tsx';
import { listAdminBatches, type AdminBatch } from './books.contract.ts';
import css from './Books.module.css';
import { text } from './books.text.ts';
import { NewBatch } from './NewBatch.tsx';

type Data = { batches: AdminBatch[]; products: Product[] };

export const page = definePage({
  search: {},
  load: async ({ call }): Promise<Data> => {
    const [batches, products] = await Promise.all([call(listAdminBatches, {}), call(getAllProducts, {})]);
    return { batches, products };
  },
  Body: AdminCodesPage,
  isUnlisted: true,
});

function AdminCodesPage({ data: { batches, products } }: { data: Data }) {
  const words = useWords(text);
  const { empty } = useWords(adminText);
  const language = useLanguage();
  return (
    <AdminFrame title={words.codes}>
      <Panel title={words.newBatch}>
        <NewBatch products={products} />
      </Panel>
      <Panel flush>
        {batches.length === 0 ? (
          <EmptyState title={empty} level={2} />
        ) : (
          <div className={css.scroll}>
            <Table label={words.codes}>
              <thead>
                <tr>
                  <th scope="col">{words.batchName}</th>
                  <th scope="col">{words.status}</th>
                  <th scope="col">{words.product}</th>
                  <th scope="col">{words.used}</th>
                  <th scope="col">{words.priceSource}</th>
                  <th scope="col">{words.when}</th>
                </tr>
              </thead>
              <tbody>
                {batches.map((batch) => (
                  <tr key={batch.batchId}>
                    <td>
                      <RowLink href={paths.adminBatch.to({ id: batch.batchId })}>{batch.name}</RowLink>
                    </td>
                    <td>
                      <BatchTag batch={batch} />
                    </td>
                    <td>{productTitle(batch.productName, batch.productAmount, language)}</td>
                    <td className="num">{`${batch.usedCount} / ${batch.size}`}</td>
                    <td>{words.priceSources[batch.priceSource]}</td>
                    <td>
                      <Time at={batch.createdAt} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        )}
      </Panel>
    </AdminFrame>
  );
}
