import type { ReactNode } from 'react';
import { text as siteText } from '#shell/layout/site.text.ts';
import { supportEmail } from '#shell/layout/support-email.ts';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { SectionLink } from '#ui/layout/SectionLink.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './legal.text.ts';
import css from './Legal.module.css';

type LegalSection = {
  id: string;
  title: string;
  lines: readonly string[];
  /** After the text: where to go, whom to write to. */
  end?: ReactNode;
};
type LegalPageProps = { title: string; description: string; lead: string; path: string; sections: readonly LegalSection[] };

/** A legal page: its sections, each with an anchor, and a table of contents. */
export function LegalPage({ title, description, lead, path, sections }: LegalPageProps) {
  const words = useWords(text);
  return (
    <>
      <Head {...{ title, description, path }} />
      <div className="wrap page">
        <PageHead title={title} lead={`${lead} ${words.edition}`} />
        <div className={css.columns}>
          <nav className={css.contents} aria-label={words.contents}>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="stack">
            {sections.map((section) => (
              <Panel
                key={section.id}
                id={section.id}
                className={css.section}
                title={section.title}
                tools={<SectionLink id={section.id} name={section.title} />}
              >
                <div className={css.lines}>
                  {section.lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                  {section.end}
                </div>
              </Panel>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

/** The seller's details: the same as in the footer, one fact per line. */
export function Seller() {
  const { seller, taxId, registration } = useWords(siteText);
  return (
    <ul>
      {[seller, taxId, registration].map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      <li>
        <SupportLink />
      </li>
    </ul>
  );
}

export function SupportLink() {
  return (
    <a className="text-link" href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  );
}
