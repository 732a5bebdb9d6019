import { useState, type FormEvent } from 'react';
import { AdminFrame } from '#areas/backoffice/frame/AdminFrame.tsx';
import { AdminTable } from '#areas/backoffice/frame/AdminTable.tsx';
import { Choose } from '#areas/backoffice/frame/Choose.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { isForCode } from '#areas/money/orders/order.rules.ts';
import { orderStatuses } from '#areas/money/orders/orders.contract.ts';
import type { Output } from '#contract/endpoint.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { absent, definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { oneOf, pageNumber, shortText, type SearchOf } from '#contract/search.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { RowLink } from '#ui/table/Table.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { listAdminOrders, type AdminOrder } from './sales.contract.ts';
import { text } from './sales.text.ts';
import { StatusTag } from './StatusTag.tsx';
import css from './Sales.module.css';

const search = { text: shortText, status: oneOf(['', ...orderStatuses]), page: pageNumber };
type Search = SearchOf<typeof search>;
type Data = Output<typeof listAdminOrders>;

export const page = definePage({
  search,
  load: async ({ call, search: { text: wanted, status, page: number } }): Promise<Data> => {
    const found = await call(listAdminOrders, { text: wanted, ...(status ? { status } : {}), page: String(number) });
    if (number > 1 && found.orders.length === 0) throw absent();
    return found;
  },
  Body: AdminOrdersPage,
  isUnlisted: true,
});

function addressOf({ text: wanted, status, page: number }: Search): string {
  return paths.adminOrders.to({}, { text: wanted || undefined, status: status || undefined, page: number > 1 ? number : undefined });
}

function AdminOrdersPage({ data, search: asked }: { data: Data; search: Search }) {
  const words = useWords(text);
  return (
    <AdminFrame title={words.orders}>
      <Panel>
        <OrderSearch key={addressOf(asked)} asked={asked} />
      </Panel>
      <Panel flush title={words.found(data.total)}>
        {data.orders.length === 0 ? <EmptyState title={words.nothingFound} /> : <OrderTable orders={data.orders} />}
      </Panel>
      <Pager page={asked.page} pageCount={data.pageCount} hrefOf={(number) => addressOf({ ...asked, page: number })} />
    </AdminFrame>
  );
}

function OrderSearch({ asked }: { asked: Search }) {
  const words = useWords(text);
  const { go } = useNavigation();
  const [wanted, setWanted] = useState(asked.text);
  const [status, setStatus] = useState(asked.status);
  const options = [
    { value: '' as const, label: words.anyStatus },
    ...orderStatuses.map((value) => ({ value, label: words.statuses[value] })),
  ];
  function find(event: FormEvent) {
    event.preventDefault();
    go(addressOf({ text: wanted.trim(), status, page: 1 }));
  }
  return (
    <form className={css.form} role="search" action={paths.adminOrders.to()} onSubmit={find}>
      <TextField type="search" name="text" label={words.search} value={wanted} onChange={setWanted} maxLength={100} />
      <Choose name="status" label={words.status} value={status} options={options} onChange={setStatus} />
      <Button type="submit" look="gold" icon="search">
        {words.find}
      </Button>
    </form>
  );
}

function OrderTable({ orders }: { orders: readonly AdminOrder[] }) {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <AdminTable
      label={words.orders}
      columns={[words.number, words.status, words.product, words.sum, words.buyer, words.recipient, words.when]}
      rows={orders.map((order) => ({
        id: order.orderId,
        cells: [
          <RowLink key="number" href={paths.adminOrder.to({ id: order.orderId })}>
            {order.orderId}
          </RowLink>,
          <StatusTag key="status" status={order.status} />,
          productTitle(order.productName, order.productAmount, language),
          formatMoney(order.amountMinor, order.currency, language),
          order.playerId ?? words.signedOut,
          isForCode(order.type) ? words.asCode : order.recipientIds.join(', '),
          <Time key="when" at={order.createdAt} />,
        ],
      }))}
    />
  );
}
