import type { OrderStatus } from '#areas/money/orders/orders.contract.ts';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './books.text.ts';

const tones = {
  created: 'plain',
  pending: 'blue',
  paid: 'updated',
  cancelled: 'plain',
  expired: 'plain',
  refunded: 'gold',
  disputed: 'negative',
} as const;

/** How an order stands, in a word. */
export function StatusTag({ status }: { status: OrderStatus }) {
  const words = useWords(text);
  return <Tag tone={tones[status]}>{words.statuses[status]}</Tag>;
}
