import { useEffect, type ReactNode } from 'react';

/** The id of the one tip. */
export const tipLayerId = 'tip';

/** What an element carries to have a tip: a text, or the kind and id of a registered one. Spread it on a button, a link or anything focusable. */
export type TipMark = { 'data-tip': string; 'data-tip-kind'?: string };

type RenderTip = (id: string) => ReactNode;

const renderers = new Map<string, RenderTip>();

/** A tip that is plain text. */
export function textTip(text: string): TipMark {
  return { 'data-tip': text };
}

/** A tip drawn by the function registered for the kind, from the id. */
export function richTip(kind: string, id: string): TipMark {
  return { 'data-tip': id, 'data-tip-kind': kind };
}

/** Draws the tips of one kind while the page stands. `render` must not change with every render: wrap it in useCallback. */
export function useTips(kind: string, render: RenderTip): void {
  useEffect(() => {
    renderers.set(kind, render);
    return () => {
      if (renderers.get(kind) === render) renderers.delete(kind);
    };
  }, [kind, render]);
}

/** What to show for an element with a tip; nothing when its kind is not registered. */
export function contentOfTip(trigger: HTMLElement): ReactNode {
  const { tip = '', tipKind } = trigger.dataset;
  if (tipKind === undefined) return tip;
  return renderers.get(tipKind)?.(tip);
}
