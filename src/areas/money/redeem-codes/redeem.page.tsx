import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './redeem.text.ts';
import { RedeemForm } from './RedeemForm.tsx';
import css from './Redeem.module.css';

export const page = definePage({ search: {}, Body: RedeemPage });

/** Redeems a code. */
function RedeemPage() {
  const words = useWords(text);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.redeem.to()} />
      <div className="wrap page">
        <div className={css.column}>
          <PageHead title={words.title} lead={words.lead} />
          <Panel>
            <RedeemForm />
          </Panel>
        </div>
      </div>
    </>
  );
}
