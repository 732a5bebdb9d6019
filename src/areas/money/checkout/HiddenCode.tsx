import { signInAddress } from '#areas/core/sign-in/sign-in-address.rules.ts';
import { paths } from '#contract/paths.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';

/** In place of a code, for who came by a link of the game: leads through Steam to its order, where it is seen. */
export function HiddenCode({ orderId }: { orderId: number }) {
  const words = useWords(text);
  return (
    <a className="text-link" href={signInAddress(paths.paymentReturn.to({}, { order: orderId }))}>
      {words.codeHidden}
    </a>
  );
}
