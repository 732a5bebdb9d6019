import type { OrderStatus } from '#areas/money/orders/orders.contract.ts';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import type { AdminBatch } from './sales.contract.ts';
import { text } from './sales.text.ts';

/** The state of a batch, in a word. */
export function BatchTag({ batch }: { batch: AdminBatch }) {
  const words = useWords(text);
  if (batch.revokedAt !== null) return <Tag tone="negative">{words.revoked}</Tag>;
  return batch.exportedAt === null ? <Tag>{words.planned}</Tag> : <Tag tone="updated">{words.exported}</Tag>;
}

const tones = {
  created: 'plain',
  pending: 'blue',
  paid: 'updated',
  cancelled: 'plain',
  expired: 'plain',
  refunded: 'gold',
  disputed: 'negative',
} as const;

/** The status of an order, in a word. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const words = useWords(text);
  return <Tag tone={tones[status]}>{words.statuses[status]}</Tag>;
}
