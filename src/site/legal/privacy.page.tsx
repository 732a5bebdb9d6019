import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { useWords } from '#ui/text/language.tsx';
import { LegalPage, Seller, SupportLink } from './LegalPage.tsx';
import { text } from './privacy.text.ts';

export const page = definePage({ search: {}, Body: PrivacyPage });

/** The privacy policy: what we know about people, why, and how they can have it removed. */
function PrivacyPage() {
  const words = useWords(text);
  const sections = [
    { id: 'operator', ...words.operator, end: <Seller /> },
    { id: 'stored', ...words.stored },
    { id: 'purchases', ...words.purchases },
    { id: 'purposes', ...words.purposes },
    { id: 'sessions', ...words.sessions },
    { id: 'cookies', ...words.cookies },
    { id: 'receivers', ...words.receivers },
    { id: 'visible', ...words.visible },
    { id: 'erasure', ...words.erasure },
    { id: 'remaining', ...words.remaining },
    { id: 'rights', ...words.rights, end: <SupportLink /> },
  ];
  return (
    <LegalPage title={words.heading} description={words.description} lead={words.lead} path={paths.privacy.to()} sections={sections} />
  );
}
