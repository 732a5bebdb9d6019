import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import type { IconName } from './icon-paths.ts';
import { Icon } from './Icon.tsx';
import css from './Tip.module.css';

type TipContentProps = {
  /** The coloured line above the title. */
  sub?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  meta?: readonly { icon: IconName; label: string; value: ReactNode }[];
  /** A frame of its own, for where it stands in the page and not in the tip. */
  framed?: boolean;
};

/** The inside of a rich tip: what it is, its name, what it does, its numbers. */
export function TipContent({ sub, title, children, meta = [], framed = false }: TipContentProps) {
  return (
    <div className={classes(css.content, framed && css.static)}>
      {sub ? <p className={css.sub}>{sub}</p> : null}
      <h3>{title}</h3>
      {children ? <div>{children}</div> : null}
      {meta.length > 0 ? (
        <p className={css.meta}>
          {meta.map((fact) => (
            <span key={fact.label}>
              <Icon name={fact.icon} size={15} />
              {fact.label} <b>{fact.value}</b>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}
