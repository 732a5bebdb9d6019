import { Fragment } from 'react';
import { AdminFrame } from '#areas/backoffice/frame/AdminFrame.tsx';
import { AuditLogTable } from '#areas/backoffice/frame/AuditLogTable.tsx';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import { SureButton } from '#areas/backoffice/frame/SureButton.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { isForCode, orderTypes } from '#areas/money/orders/order.rules.ts';
import type { Output } from '#contract/endpoint.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { definePage, idOf } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { formatMoney } from '#lib/format.ts';
import { Time } from '#ui/figures/Time.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Details } from './Details.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { getAdminOrder, refundAdminOrder } from './sales.contract.ts';
import { text } from './sales.text.ts';
import { StatusTag } from './StatusTag.tsx';

type Data = Output<typeof getAdminOrder>;

export const page = definePage({
  search: {},
  load: ({ call, params }): Promise<Data> => call(getAdminOrder, { orderId: idOf(params) }),
  Body: AdminOrderPage,
  isUnlisted: true,
});

function AdminOrderPage({ data: { order, isRefundable, timeline, entries } }: { data: Data }) {
  const words = useWords(text);
  const language = useLanguage();
  const goods = productTitle(order.productName, order.productAmount, language);
  const sum = formatMoney(order.amountMinor, order.currency, language);
  return (
    <AdminFrame title={words.orderTitle(order.orderId)}>
      <Panel>
        <Details
          facts={[
            [words.status, <StatusTag key="status" status={order.status} />],
            [words.product, goods],
            [words.sum, sum],
            [words.buyer, order.playerId === null ? words.signedOut : <Players key="buyer" ids={[order.playerId]} />],
            [words.recipient, isForCode(order.type) ? words.asCode : <Players key="recipients" ids={order.recipientIds} />],
            [words.anonymous, order.type === orderTypes.gift ? (order.isAnonymous ? words.yes : words.no) : null],
            [words.payment, order.paymentId && `${order.provider} ${order.paymentId}`],
            [words.email, order.email],
            [words.renewing, order.isRenewing ? words.yes : words.no],
            [words.created, <Time key="created" at={order.createdAt} />],
            [words.paidAt, order.paidAt && <Time key="paid" at={order.paidAt} />],
          ]}
        />
        {isRefundable ? <Refund orderId={order.orderId} line={words.refundLine(sum, goods)} /> : null}
      </Panel>
      <Panel flush title={words.timeline}>
        <OrderTimeline timeline={timeline} currency={order.currency} productName={order.productName} />
      </Panel>
      {entries.length > 0 ? (
        <Panel flush title={words.entries}>
          <AuditLogTable entries={entries} />
        </Panel>
      ) : null}
    </AdminFrame>
  );
}

function Players({ ids }: { ids: readonly number[] }) {
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 ? ', ' : null}
      <a href={paths.player.to({ id })}>{id}</a>
    </Fragment>
  ));
}

function Refund({ orderId, line }: { orderId: number; line: string }) {
  const words = useWords(text);
  const { reload } = useNavigation();
  const { isBusy, send } = useSending();
  const refund = async () => {
    const answer = await send(refundAdminOrder, { orderId });
    if (answer && answer.status !== 'refunded') showToast({ kind: 'error', title: words.refundRefused });
    reload();
  };
  return <SureButton label={words.refund} line={line} sure={words.refundSure} isBusy={isBusy} onSure={() => void refund()} />;
}
