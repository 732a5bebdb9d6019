import { useEffect, type ReactNode } from 'react';

/** The id of the site's only tip. */
export const tipLayerId = 'tip';

/**
 * The attributes that give an element a tip: a text, or the kind and id of a registered one. Spread them on a button, a link or anything
 * focusable.
 */
export type TipMark = { 'data-tip': string; 'data-tip-kind'?: string };

type RenderTip = (id: string) => ReactNode;

const renderers = new Map<string, RenderTip>();

/** A plain-text tip. */
export function textTip(text: string): TipMark {
  return { 'data-tip': text };
}

/** A tip that the function registered for its kind renders from the id. */
export function richTip(kind: string, id: string): TipMark {
  return { 'data-tip': id, 'data-tip-kind': kind };
}

/** Registers the renderer for one kind of tip while the component is mounted. `render` must be stable: wrap it in useCallback. */
export function useTips(kind: string, render: RenderTip): void {
  useEffect(() => {
    renderers.set(kind, render);
    return () => {
      if (renderers.get(kind) === render) renderers.delete(kind);
    };
  }, [kind, render]);
}

/** The content of an element's tip; nothing when its kind is not registered. */
export function contentOfTip(trigger: HTMLElement): ReactNode {
  const { tip = '', tipKind } = trigger.dataset;
  if (tipKind === undefined) return tip;
  return renderers.get(tipKind)?.(tip);
}
