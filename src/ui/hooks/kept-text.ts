/** A text that this browser keeps under a name; undefined when it has none, or keeps nothing. */
export function readKeptText(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text in this browser, where that is allowed. */
export function keepText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Full, or forbidden: what is kept here is a second copy.
  }
}

/** A value that this browser keeps under a name; undefined when it has none, or keeps nothing. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(readKeptText(name) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps a value in this browser, where that is allowed. */
export function keep(name: string, value: unknown): void {
  keepText(name, JSON.stringify(value));
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // There was nothing to forget.
  }
}
