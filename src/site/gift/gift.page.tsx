import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { Head } from '#ui/layout/Head.tsx';
import { latePart } from '#ui/layout/late-part.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './gift.text.ts';
import css from './Gift.module.css';

/** Loaded late, so that its components are not part of other pages' code. */
const formPart = latePart(async () => (await import('./LateGift.tsx')).LateGift);

export const page = definePage({ search: {}, load: () => formPart.open(), Body: GiftPage });

/** A gift without an account: what, for whom, then to the payment page, which returns to the thank-you page. */
function GiftPage() {
  const words = useWords(text);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.gift.to()} />
      <div className="wrap page">
        <div className={css.column}>
          <PageHead title={words.title} lead={words.lead} />
          <formPart.Slot />
        </div>
      </div>
    </>
  );
}
