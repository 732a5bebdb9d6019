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

/** A value that this tab keeps under a name, through reloads too; undefined when it has none, or keeps nothing. */
export function readOfTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps a value for as long as the tab is open, where that is allowed. */
export function keepInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full, or forbidden: what is kept here is a second copy.
  }
}

/** What is kept for one account: forgotten as soon as another one, or nobody, is known to be signed in. */
type Own = { owner: number; values: Record<string, unknown> };
const OWN = 'own';

function findOwn(): Own | undefined {
  const kept = readStored(OWN);
  return isOwn(kept) ? kept : undefined;
}

function isOwn(kept: unknown): kept is Own {
  return typeof kept === 'object' && kept !== null && 'owner' in kept && 'values' in kept && typeof kept.values === 'object';
}

/** A value that this browser keeps under a name for who was signed in last. */
export function readOwn(name: string): unknown {
  return findOwn()?.values[name];
}

/** Keeps a value for an account in this browser, in place of anything of another. */
export function keepOwn(owner: number, name: string, value: unknown): void {
  const kept = findOwn();
  keep(OWN, { owner, values: { ...(kept?.owner === owner ? kept.values : {}), [name]: value } });
}

/** Forgets what is kept for any account but this; with null, for all. */
export function forgetOthers(owner: number | null): void {
  if (findOwn()?.owner !== owner) forget(OWN);
}
