import type { ReactNode } from 'react';
import { classes } from '#ui/style/classes.ts';
import { useWords } from './language.tsx';
import { text } from './ui.text.ts';
import css from './Tag.module.css';

export type TagTone = 'plain' | 'new' | 'updated' | 'gold' | 'negative' | 'rework' | 'orange' | 'purple' | 'blue';

/** A short label next to a name: a season, a state, what a patch did. */
export function Tag({ tone = 'plain', solid = false, children }: { tone?: TagTone; solid?: boolean; children: ReactNode }) {
  return <span className={classes(css.tag, tone !== 'plain' && css[tone], solid && css.solid)}>{children}</span>;
}

/** "LIVE" in red, or another word for something in progress. */
export function LiveBadge({ label }: { label?: string }) {
  const words = useWords(text);
  return <span className={css.live}>{label ?? words.live}</span>;
}
