import type { ReactNode } from 'react';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import css from './Tip.module.css';

export type TipFact = { icon?: IconName; label: string; value: ReactNode };

type TipContentProps = {
  /** A picture beside the title. */
  art?: ReactNode;
  /** The coloured line above the title. */
  sub?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  meta?: readonly TipFact[];
  /** Below the numbers. */
  after?: ReactNode;
};

/** The content of a rich tip: what it is, its name, what it does, its numbers. */
export function TipContent({ art, sub, title, children, meta = [], after }: TipContentProps) {
  return (
    <div className={css.content}>
      <div className={css.tipHead}>
        {art}
        <div>
          {sub ? <p className={css.sub}>{sub}</p> : null}
          <h3>{title}</h3>
        </div>
      </div>
      {children ? <div>{children}</div> : null}
      {meta.length > 0 ? (
        <p className={css.meta}>
          {meta.map((fact) => (
            <span key={fact.label}>
              {fact.icon ? <Icon name={fact.icon} size={15} /> : null}
              {fact.label} <b>{fact.value}</b>
            </span>
          ))}
        </p>
      ) : null}
      {after}
    </div>
  );
}
