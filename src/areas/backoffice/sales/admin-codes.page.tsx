import { AdminFrame } from '#areas/backoffice/frame/AdminFrame.tsx';
import { AdminTable } from '#areas/backoffice/frame/AdminTable.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { getAllProducts, type Product } from '#areas/money/catalog/products.contract.ts';
import { text as priceText } from '#areas/money/redeem-codes/price-source.text.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { Time } from '#ui/figures/Time.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { RowLink } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { NewBatch } from './NewBatch.tsx';
import { listAdminBatches, type AdminBatch } from './sales.contract.ts';
import { text } from './sales.text.ts';
import { BatchTag } from './StatusTag.tsx';

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
  const { priceSources } = useWords(priceText);
  const language = useLanguage();
  return (
    <AdminFrame title={words.codes}>
      <Panel title={words.newBatch}>
        <NewBatch products={products} />
      </Panel>
      <Panel flush>
        <AdminTable
          label={words.codes}
          columns={[words.batchName, words.status, words.product, words.used, words.priceSource, words.when]}
          rows={batches.map((batch) => ({
            id: batch.batchId,
            cells: [
              <RowLink key="name" href={paths.adminBatch.to({ id: batch.batchId })}>
                {batch.name}
              </RowLink>,
              <BatchTag key="status" batch={batch} />,
              productTitle(batch.productName, batch.productAmount, language),
              words.usedOf(batch.usedCount, batch.size),
              priceSources[batch.priceSource],
              <Time key="when" at={batch.createdAt} />,
            ],
          }))}
        />
      </Panel>
    </AdminFrame>
  );
}
