import type { ReactNode } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { DimRose } from '#ui/figures/DimRose.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import css from './State.module.css';

type StateProps = {
  title: ReactNode;
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** Replaces the grey rose. */
  art?: ReactNode;
  /** Announces it to screen readers: the result of a search, a failure. */
  announce?: 'status' | 'alert';
  /** 2 where no heading comes before it. */
  level?: 2 | 3;
};

/** An empty state: what would be here, in one line, and one way on. */
export function EmptyState({ title, children, actions, art, announce, level = 3 }: StateProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div className={css.state} role={announce}>
      {art ?? <DimRose size={88} />}
      <Title>{title}</Title>
      {children ? <p>{children}</p> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}

type ErrorStateProps = { title?: ReactNode; children?: ReactNode; errorId?: string | undefined; onRetry?: () => void };

/** An error state: something that should be here could not be shown. */
export function ErrorState({ title, children, errorId, onRetry }: ErrorStateProps) {
  const words = useWords(text);
  const retry = onRetry ? (
    <Button
      icon="refresh-cw"
      onClick={({ currentTarget }) => {
        // The button disappears during the retry; keep the keyboard focus in the page.
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
        onRetry?.();
      }}
    >
      {words.retry}
    </Button>
  ) : null;
  return (
    <EmptyState title={title ?? words.loadFailed} announce="alert" actions={retry}>
      {children ?? words.failedText}
      {errorId === undefined ? null : (
        <>
          <br />
          <span className="small num">{words.errorId(errorId)}</span>
        </>
      )}
    </EmptyState>
  );
}
