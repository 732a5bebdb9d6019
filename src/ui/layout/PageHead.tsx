import type { ReactNode } from 'react';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import { StructuredData, useWholeAddress } from './StructuredData.tsx';
import css from './PageHead.module.css';

type Crumb = { label: string; href?: string };

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** On the right: a mode switch, a button. */
  tools?: ReactNode;
  /** The breadcrumbs; the last one is the page itself. */
  crumbs?: readonly Crumb[];
};

/** The heading of a page. */
export function PageHead({ title, lead, tools, crumbs }: PageHeadProps) {
  return (
    <div className={css.head}>
      <div className={css.text}>
        {crumbs ? <Crumbs crumbs={crumbs} /> : null}
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </div>
      {tools ? <div className={css.tools}>{tools}</div> : null}
    </div>
  );
}

/** Breadcrumbs, for people and for search engines. */
function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const words = useWords(text);
  const whole = useWholeAddress();
  const steps = crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href === undefined ? {} : { item: whole(href) }),
  }));
  return (
    <nav aria-label={words.crumbs}>
      <StructuredData of={{ '@type': 'BreadcrumbList', itemListElement: steps }} />
      <ol className={css.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>{crumb.href === undefined ? crumb.label : <a href={crumb.href}>{crumb.label}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}
