import { useWords } from '#ui/text/language.tsx';
import { text } from './decline.text.ts';

/** The reason of a declined payment, in words. */
export function Decline({ reason }: { reason: string | null | undefined }) {
  const words = useWords(text);
  const reasons: Record<string, string> = words.reasons;
  return reasons[reason ?? ''] ?? words.other;
}
