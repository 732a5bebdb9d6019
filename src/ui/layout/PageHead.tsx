import type { ReactNode } from 'react';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import css from './PageHead.module.css';

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** At the right: a mode switch, a button. */
  tools?: ReactNode;
  /** The way here; the last one is the page itself. */
  crumbs?: readonly { label: string; href?: string }[];
};

/** The heading of a page. */
export function PageHead({ title, lead, tools, crumbs }: PageHeadProps) {
  const words = useWords(text);
  return (
    <div className={css.head}>
      <div className={css.text}>
        {crumbs ? (
          <nav aria-label={words.crumbs}>
            <ol className={css.crumbs}>
              {crumbs.map((crumb) => (
                <li key={crumb.label}>{crumb.href === undefined ? crumb.label : <a href={crumb.href}>{crumb.label}</a>}</li>
              ))}
            </ol>
          </nav>
        ) : null}
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </div>
      {tools ? <div className={css.tools}>{tools}</div> : null}
    </div>
  );
}
