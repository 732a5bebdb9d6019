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

/** Shows a toast in the corner. Errors stay until dismissed or until something succeeds; all others disappear after six seconds. */
export function showToast(toast: Toast): void {
  const id = nextId++;
  const isOver = (other: Toast) =>
    (other.title === toast.title && other.text === toast.text) || (other.kind === 'error' && toast.kind === 'done');
  change([...shown.filter((other) => !isOver(other)), { ...toast, id }]);
}

/** Removes the errors: after an action that succeeded visibly, without a toast of its own, or before a notice that explains them. */
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

/** For the server, which shows none. */
export function noToasts(): readonly ShownToast[] {
  return none;
}

/** Registers an open modal window: what is outside of it is dimmed and cannot be reached. Returns a function that unregisters it. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  modals.push(dialog);
  tell();
  return () => {
    modals.splice(modals.indexOf(dialog), 1);
    tell();
  };
}

/** The topmost modal window. */
export function topModal(): HTMLDialogElement | undefined {
  return modals.at(-1);
}

/** For the server, which opens none. */
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
