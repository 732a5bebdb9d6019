import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { FallenMark } from '#ui/icons/FallenMark.tsx';
import { classes } from '#ui/style/classes.ts';
import css from './State.module.css';

type MessageScreenProps = { art: ReactNode; title: ReactNode; children: ReactNode; actions?: ReactNode };

/** A full-page message. */
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

type Way = { href: string; label: string };

type NotFoundScreenProps = { title: string; children: ReactNode; way: Way; secondWay?: Way };

/** A not-found screen: what was looked for, one line, one or two ways on. */
export function NotFoundScreen({ title, children, way, secondWay }: NotFoundScreenProps) {
  const actions = (
    <>
      <ButtonLink look="gold" href={way.href}>
        {way.label}
      </ButtonLink>
      {secondWay ? <ButtonLink href={secondWay.href}>{secondWay.label}</ButtonLink> : null}
    </>
  );
  return (
    <MessageScreen art={<FallenMark />} title={title} actions={actions}>
      {children}
    </MessageScreen>
  );
}
