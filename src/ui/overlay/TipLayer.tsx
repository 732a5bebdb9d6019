import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useRef, type ReactNode } from 'react';
import { tipLayerId } from './tips.ts';
import css from './Tip.module.css';

const GAP = 10;

/** The tip's box next to its trigger; below 38.75rem, a sheet at the bottom of the screen. */
export function TipLayer({ trigger, children }: { trigger: HTMLElement; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const layer = ref.current;
    if (!layer) return;
    trigger.setAttribute('aria-describedby', tipLayerId);
    layer.showPopover();
    const isSheet = matchMedia('(width < 38.75rem)').matches;
    if (isSheet && trigger.matches(':focus-visible')) bringAbove(layer, trigger);
    const stop = isSheet ? undefined : autoUpdate(trigger, layer, () => void place(trigger, layer));
    return () => {
      stop?.();
      layer.removeAttribute('style');
      layer.hidePopover();
      trigger.removeAttribute('aria-describedby');
    };
  }, [trigger]);
  return (
    <div ref={ref} id={tipLayerId} role="tooltip" popover="manual" className={css.layer} data-t={rarityOf(trigger)}>
      {children}
    </div>
  );
}

async function place(trigger: HTMLElement, layer: HTMLElement): Promise<void> {
  const { x, y, placement } = await computePosition(trigger, layer, {
    placement: 'top',
    strategy: 'fixed',
    middleware: [offset(GAP), flip(), shift({ padding: 5 })],
  });
  layer.style.left = `${x}px`;
  layer.style.top = `${y}px`;
  layer.dataset.side = placement;
}

/** Keeps the focused trigger visible for keyboard users: scrolls the page until the trigger is above the sheet. */
function bringAbove(layer: HTMLElement, trigger: HTMLElement): void {
  const covered = trigger.getBoundingClientRect().bottom + GAP - layer.getBoundingClientRect().top;
  if (covered > 0) scrollBy({ top: covered });
}

/** The rarity of the talent that a tip explains, which gives the tip its colour. */
function rarityOf(trigger: HTMLElement): string | undefined {
  return trigger.closest<HTMLElement>('[data-t]')?.dataset.t;
}
