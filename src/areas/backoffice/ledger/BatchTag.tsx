import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import type { AdminBatch } from './books.contract.ts';
import { text } from './books.text.ts';

/** How a batch stands, in a word. */
export function BatchTag({ batch }: { batch: AdminBatch }) {
  const words = useWords(text);
  if (batch.revokedAt !== null) return <Tag tone="negative">{words.revoked}</Tag>;
  return batch.exportedAt === null ? <Tag>{words.planned}</Tag> : <Tag tone="updated">{words.exported}</Tag>;
}
