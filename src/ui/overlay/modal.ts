import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { enterModal } from './toasts.ts';

type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: { preventDefault: () => void }) => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
};

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const firstField = '[data-autofocus], input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled)';

/**
 * The behaviour of a modal dialog element. The browser makes the page inert; this opens the dialog, focuses its first field, traps Tab
 * inside, closes it on Escape and on a press outside, and returns the focus to the opener.
 */
export function useModal(isOpen: boolean, onClose: () => void, { closesOnLink = false } = {}): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const closeOnLink = useEffectEvent((event: Event) => {
    if (closesOnLink && event.target instanceof Element && event.target.closest('a[href]')) onClose();
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    const leave = enterModal(dialog);
    dialog.querySelector<HTMLElement>(firstField)?.focus();
    dialog.addEventListener('click', closeOnLink);
    return () => {
      dialog.removeEventListener('click', closeOnLink);
      leave();
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

  return {
    ref,
    onCancel(event) {
      event.preventDefault();
      onClose();
    },
    // The browser may close a dialog by itself: it does not let a page refuse a second Escape.
    onClose() {
      if (isOpen) onClose();
    },
    onKeyDown(event) {
      if (event.key === 'Tab') keepFocus(event);
    },
    onMouseDown(event) {
      if (event.target === event.currentTarget) onClose();
    },
  };
}

function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility());
  const first = reachable[0];
  const last = reachable.at(-1);
  if (!first || !last) return;
  const isAtEdge = document.activeElement === (event.shiftKey ? first : last) || !event.currentTarget.contains(document.activeElement);
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
