import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

const closesAfterMs = 150;

/**
 * Opens and closes a panel of the header. It closes 150 ms after the pointer has left, but not while the keyboard focus is inside
 * (docs/rules.md "Tips"). Escape returns the focus to the header item; the arrow keys move through the links.
 */
export function useDrop(path: string) {
  const ref = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [openedOn, setOpenedOn] = useState(path);
  if (openedOn !== path) {
    setOpenedOn(path);
    setOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      clearTimeout(timer.current);
    };
  }, [isOpen]);

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      ref.current?.querySelector('button')?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    requestAnimationFrame(() => moveFocus(ref.current, step));
  }

  const handlers = {
    onPointerEnter(event: PointerEvent) {
      clearTimeout(timer.current);
      if (event.pointerType === 'mouse') setOpen(true);
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      timer.current = setTimeout(() => setOpen(hasKeyboardFocus(ref.current)), closesAfterMs);
    },
    onBlur(event: FocusEvent<HTMLDivElement>) {
      if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
    },
    onKeyDown: walk,
    onClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
    },
  };

  /** With a mouse, hovering has already opened it; touch and the keyboard toggle it. */
  function onPress(event: MouseEvent) {
    const isMouse = event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'mouse';
    setOpen(isMouse || !isOpen);
  }

  return { ref, isOpen, handlers, onPress };
}

function hasKeyboardFocus(root: HTMLElement | null): boolean {
  return root?.querySelector(':focus-visible') !== null;
}

function moveFocus(root: HTMLElement | null, step: number) {
  const stops = [...(root?.querySelectorAll<HTMLElement>('button, a') ?? [])];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((current + step + stops.length) % stops.length)?.focus();
}
