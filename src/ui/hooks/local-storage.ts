/** The text stored under a name; undefined when there is none, or storage is blocked. */
export function readStoredText(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, if storage is allowed. */
export function storeText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // Full or blocked: what is stored here is only a second copy.
  }
}

/** The value stored under a name; undefined when there is none, or storage is blocked. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(readStoredText(name) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a value, if storage is allowed. */
export function keep(name: string, value: unknown): void {
  storeText(name, JSON.stringify(value));
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Blocked: nothing was stored.
  }
}

/** The value stored under a name for this tab, which survives reloads; undefined when there is none, or storage is blocked. */
export function readOfTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a value until the tab is closed, if storage is allowed. */
export function keepInTab(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or blocked: what is stored here is only a second copy.
  }
}

/** Data of one account: removed as soon as another account, or nobody, is known to be signed in. */
type Own = { owner: number; values: Record<string, unknown> };
const OWN = 'own';

function findOwn(): Own | undefined {
  const kept = readStored(OWN);
  return isOwn(kept) ? kept : undefined;
}

function isOwn(kept: unknown): kept is Own {
  return typeof kept === 'object' && kept !== null && 'owner' in kept && 'values' in kept && typeof kept.values === 'object';
}

/** The value stored under a name for the account that was last signed in. */
export function readOwn(name: string): unknown {
  return findOwn()?.values[name];
}

/** Stores a value for an account, replacing everything of another account. */
export function keepOwn(owner: number, name: string, value: unknown): void {
  const kept = findOwn();
  keep(OWN, { owner, values: { ...(kept?.owner === owner ? kept.values : {}), [name]: value } });
}

/** Removes the data of every account except this one; with null, of all. */
export function forgetOthers(owner: number | null): void {
  if (findOwn()?.owner !== owner) forget(OWN);
}
