import { useEffect, useState, type ReactNode } from 'react';
import { optionalPart } from '#ui/layout/late-part.tsx';
import { contentOfTip, tipLayerId } from './tips.ts';

/** Throttles a function: runs it at once, then at most every `intervalMs`; the calls in between run once, with the last argument. */
export function throttled<A>(run: (argument: A) => void, intervalMs: number): (argument: A) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { argument: A } | undefined;

  function runWaiting() {
    const last = waiting;
    waiting = undefined;
    timer = last && setTimeout(runWaiting, intervalMs);
    if (last) run(last.argument);
  }
  return (argument) => {
    waiting = { argument };
    if (timer === undefined) runWaiting();
  };
}

const TipLayer = optionalPart(async () => (await import('./TipLayer.tsx')).TipLayer);

/** A pointer crossing a table of talents opens only the tips it rests on, not every tip it passes (docs/rules.md "Tips"). */
const POINTER_MS = 50;

type OpenTip = { trigger: HTMLElement; content: ReactNode };

/**
 * The site's only tooltip, rendered once in the shell. It listens on the document, so that fifty triggers cost nothing, and loads its layer
 * on first use. Opens on hover, keyboard focus and tap; closes on leaving and on Escape.
 */
export function TipHost() {
  const [open, setOpen] = useState<OpenTip>();
  useEffect(() => listen(setOpen), []);
  if (!open) return null;
  return (
    <TipLayer trigger={open.trigger} onClose={() => setOpen(undefined)}>
      {open.content}
    </TipLayer>
  );
}

function listen(setOpen: (open: OpenTip | undefined) => void): () => void {
  let current: HTMLElement | undefined;

  function show(trigger: HTMLElement | undefined) {
    if (trigger === current) return;
    const content = trigger ? contentOfTip(trigger) : undefined;
    current = content ? trigger : undefined;
    setOpen(trigger && content ? { trigger, content } : undefined);
  }
  const pointAt = throttled((target: EventTarget | null) => {
    if (!isInLayer(target)) show(triggerOf(target) ?? focusedTrigger());
  }, POINTER_MS);
  function onPointerOver(event: PointerEvent) {
    if (event.pointerType !== 'touch') pointAt(event.target);
  }
  function onFocusIn(event: FocusEvent) {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) show(triggerOf(event.target));
  }
  function onFocusOut() {
    if (current && !current.matches(':hover')) show(undefined);
  }
  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a[href]')) return show(undefined);
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!isTouch || isInLayer(event.target)) return;
    const trigger = triggerOf(event.target);
    show(trigger === current ? undefined : trigger);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !current) return;
    event.preventDefault();
    show(undefined);
  }

  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('pointerover', onPointerOver, { signal, passive: true });
  document.documentElement.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && pointAt(null), { signal });
  document.addEventListener('focusin', onFocusIn, { signal });
  document.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal, capture: true });
  return () => stop.abort();
}

function triggerOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-tip]') ?? undefined) : undefined;
}

function focusedTrigger(): HTMLElement | undefined {
  const focused = document.activeElement;
  return focused?.matches(':focus-visible') ? triggerOf(focused) : undefined;
}

function isInLayer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`#${tipLayerId}`) !== null;
}
