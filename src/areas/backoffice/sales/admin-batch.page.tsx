import { AdminFrame } from '#areas/backoffice/frame/AdminFrame.tsx';
import { AdminTable } from '#areas/backoffice/frame/AdminTable.tsx';
import { AuditLogTable } from '#areas/backoffice/frame/AuditLogTable.tsx';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import { SureButton } from '#areas/backoffice/frame/SureButton.tsx';
import { productTitle } from '#areas/money/catalog/product-title.text.ts';
import { text as priceText } from '#areas/money/redeem-codes/price-source.text.ts';
import type { Output } from '#contract/endpoint.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { definePage, idOf } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { Time } from '#ui/figures/Time.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { BatchExport } from './BatchExport.tsx';
import { Details } from './Details.tsx';
import { getAdminBatch, revokeAdminBatch, type BatchCode } from './sales.contract.ts';
import { text } from './sales.text.ts';
import { BatchTag } from './StatusTag.tsx';

type Data = Output<typeof getAdminBatch>;

export const page = definePage({
  search: {},
  load: ({ call, params }): Promise<Data> => call(getAdminBatch, { batchId: idOf(params) }),
  Body: AdminBatchPage,
  isUnlisted: true,
});

function AdminBatchPage({ data: { batch, codes, entries } }: { data: Data }) {
  const words = useWords(text);
  const { priceSources } = useWords(priceText);
  const language = useLanguage();
  const isOpen = batch.exportedAt === null && batch.revokedAt === null;
  return (
    <AdminFrame title={batch.name}>
      <Panel>
        <Details
          facts={[
            [words.status, <BatchTag key="status" batch={batch} />],
            [words.product, productTitle(batch.productName, batch.productAmount, language)],
            [words.used, words.usedOf(batch.usedCount, batch.size)],
            [words.priceSource, priceSources[batch.priceSource]],
            [words.when, <Time key="made" at={batch.createdAt} />],
            [words.expires, batch.expiresAt && <Time key="expires" at={batch.expiresAt} />],
          ]}
        />
        {batch.revokedAt === null ? <Revoke batchId={batch.batchId} /> : null}
      </Panel>
      <BatchExport key={batch.batchId} batchId={batch.batchId} isOpen={isOpen} />
      {codes.length > 0 ? (
        <Panel flush title={words.codes}>
          <Codes codes={codes} />
        </Panel>
      ) : null}
      <Panel flush title={words.entries}>
        <AuditLogTable entries={entries} />
      </Panel>
    </AdminFrame>
  );
}

function Revoke({ batchId }: { batchId: number }) {
  const words = useWords(text);
  const { reload } = useNavigation();
  const { isBusy, send } = useSending();
  const revoke = async () => {
    const revoked = await send(revokeAdminBatch, { batchId });
    if (revoked) showToast({ kind: 'done', title: words.revokedCount(revoked.count) });
    reload();
  };
  return <SureButton label={words.revoke} line={words.revokeLine} sure={words.revokeSure} isBusy={isBusy} onSure={() => void revoke()} />;
}

function Codes({ codes }: { codes: readonly BatchCode[] }) {
  const words = useWords(text);
  return (
    <AdminTable
      label={words.codes}
      columns={[words.lastFour, words.whoUsed, words.when]}
      rows={codes.map(({ lastFour, consumerId, usedAt, revokedAt }, index) => ({
        id: index,
        cells: [
          `…${lastFour}`,
          consumerId === null ? (
            words.unusedCode
          ) : (
            <a key="who" href={paths.player.to({ id: consumerId })}>
              {consumerId}
            </a>
          ),
          <CodeEnd key="when" usedAt={usedAt} revokedAt={revokedAt} />,
        ],
      }))}
    />
  );
}

/** When a code was used or revoked. */
function CodeEnd({ usedAt, revokedAt }: Pick<BatchCode, 'usedAt' | 'revokedAt'>) {
  const words = useWords(text);
  if (usedAt) return <Time at={usedAt} />;
  if (!revokedAt) return '—';
  return (
    <>
      {words.revokedOn} <Time at={revokedAt} />
    </>
  );
}
