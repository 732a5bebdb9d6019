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

/** Shows a notice in the corner. Errors stay until dismissed, anything else goes after six seconds. */
export function showToast(toast: Toast): void {
  const id = nextId++;
  change([...shown.filter((other) => other.title !== toast.title || other.text !== toast.text), { ...toast, id }]);
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

function change(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}
