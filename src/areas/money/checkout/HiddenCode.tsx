import { signInAddress } from '#areas/core/sign-in/sign-in-address.rules.ts';
import { paths } from '#contract/paths.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';

/** Replaces a code for visitors who came by a link from the game: leads through Steam sign-in to the order, which shows the code. */
export function HiddenCode({ orderId }: { orderId: number }) {
  const words = useWords(text);
  return (
    <a className="text-link" href={signInAddress(paths.paymentReturn.to({}, { order: orderId }))}>
      {words.codeHidden}
    </a>
  );
}
