export type Toast = {
  kind: 'done' | 'error' | 'warning' | 'info';
  title: string;
  text?: string;
  action?: { label: string; onPress: () => void };
};

export type ShownToast = Toast & { id: number };

let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const none: readonly ShownToast[] = [];
const modals: HTMLDialogElement[] = [];

/** Shows a notice in the corner. Errors stay until dismissed or until something is done after all, anything else goes after six seconds. */
export function showToast(toast: Toast): void {
  const id = nextId++;
  const isOver = (other: Toast) =>
    (other.title === toast.title && other.text === toast.text) || (other.kind === 'error' && toast.kind === 'done');
  change([...shown.filter((other) => !isOver(other)), { ...toast, id }]);
}

/** Something is done after all, and is seen to be without a notice: no error is left beside it. */
export function dismissErrors(): void {
  change(shown.filter(({ kind }) => kind !== 'error'));
}

export function dismissToast(id: number): void {
  change(shown.filter((toast) => toast.id !== id));
}

export function listenToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownToasts(): readonly ShownToast[] {
  return shown;
}

/** The server shows none. */
export function noToasts(): readonly ShownToast[] {
  return none;
}

/** A modal window has opened: what stands outside of it is neither seen clearly nor reached. Returns how to tell that it has closed. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  modals.push(dialog);
  tell();
  return () => {
    modals.splice(modals.indexOf(dialog), 1);
    tell();
  };
}

/** The window that stands above all else. */
export function topModal(): HTMLDialogElement | undefined {
  return modals.at(-1);
}

/** The server opens none. */
export function noModal(): undefined {
  return undefined;
}

function change(next: readonly ShownToast[]) {
  shown = next;
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}
