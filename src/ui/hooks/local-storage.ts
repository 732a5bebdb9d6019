/** A text that this browser keeps under a name; undefined when it has none, or keeps nothing. */
export function readStoredText(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in this browser, where that is allowed. */
export function storeText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Full, or forbidden: what is kept here is a second copy.
  }
}

/** A value that this browser keeps under a name; undefined when it has none, or keeps nothing. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(readStoredText(name) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps a value in this browser, where that is allowed. */
export function keep(name: string, value: unknown): void {
  storeText(name, JSON.stringify(value));
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // There was nothing to forget.
  }
}
