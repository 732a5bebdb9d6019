import type { ReactNode } from 'react';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { useWords } from '#ui/text/language.tsx';
import { LegalPage, Seller, SupportLink } from './LegalPage.tsx';
import { text } from './offer.text.ts';

export const page = definePage({ search: {}, Body: OfferPage });

/** The terms of sale. */
function OfferPage() {
  const words = useWords(text);
  const toPlus = link(paths.plus.to(), words.toPlus);
  const sections = [
    { id: 'seller', ...words.seller, end: <Seller /> },
    { id: 'agreement', ...words.agreement },
    { id: 'goods', ...words.goods, end: toPlus },
    { id: 'prices', ...words.prices },
    { id: 'delivery', ...words.delivery },
    { id: 'renewal', ...words.renewal },
    { id: 'cancelling', ...words.cancelling, end: toPlus },
    { id: 'refunds', ...words.refunds, end: <SupportLink /> },
    { id: 'codes', ...words.codes, end: link(paths.redeem.to(), words.toRedeem) },
    { id: 'questions', ...words.questions, end: <SupportLink /> },
    { id: 'changes', ...words.changes, end: link(paths.privacy.to(), words.toPrivacy) },
  ];
  return <LegalPage title={words.heading} description={words.description} lead={words.lead} path={paths.offer.to()} sections={sections} />;
}

function link(href: string, label: string): ReactNode {
  return (
    <a className="text-link" href={href}>
      {label}
    </a>
  );
}
