import { useId, type ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { classes } from '#ui/style/classes.ts';
import css from './Panel.module.css';

type PanelProps = {
  title?: ReactNode;
  /** A small line under the title. */
  note?: ReactNode;
  /** On the right of the title: a switch, a legend, a MoreLink. */
  tools?: ReactNode;
  foot?: ReactNode;
  /** The content reaches the edges: for a table or a list of rows. */
  flush?: boolean;
  /** An anchor. */
  id?: string;
  /** The class for the panel's own layout. */
  className?: string | undefined;
  children: ReactNode;
};

/** A block of a page, and the query container of its content. */
export function Panel({ title, note, tools, foot, flush = false, id, className, children }: PanelProps) {
  const titleId = useId();
  const Frame = title === undefined ? 'div' : 'section';
  return (
    <Frame className={classes(css.panel, className)} id={id} aria-labelledby={title === undefined ? undefined : titleId}>
      {title === undefined ? null : (
        <div className={css.head}>
          <h2 id={titleId}>{title}</h2>
          {tools ? <div className={css.tools}>{tools}</div> : null}
          {note ? <p>{note}</p> : null}
        </div>
      )}
      {flush ? children : <div className={css.body}>{children}</div>}
      {foot ? <div className={css.foot}>{foot}</div> : null}
    </Frame>
  );
}

/** "All games >": a link from a block to its page. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={css.more} href={href}>
      {children}
      <Icon name="chevron-right" size={16} />
    </a>
  );
}
