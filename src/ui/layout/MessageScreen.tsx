import type { ReactNode } from 'react';
import { classes } from '#ui/style/classes.ts';
import css from './State.module.css';

type MessageScreenProps = { art: ReactNode; title: ReactNode; children: ReactNode; actions?: ReactNode };

/** A whole page that says one thing. */
export function MessageScreen({ art, title, children, actions }: MessageScreenProps) {
  return (
    <div className={classes('wrap', css.screen)}>
      <div className={css.state}>
        {art}
        <h1>{title}</h1>
        <p>{children}</p>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
