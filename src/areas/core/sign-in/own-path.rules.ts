const BASE = 'http://own.invalid';
const LONGEST = 1000;

/** The address of one of our pages, normalised; undefined for anything that leads elsewhere or to the API. */
export function readOwnPath(wished: string | null | undefined): string | undefined {
  // oxlint-disable-next-line no-control-regex
  if (!wished || wished.length > LONGEST || !/^\/(?!\/)/.test(wished) || /[\\\u0000-\u001f\u007f]/.test(wished)) return undefined;
  if (!URL.canParse(wished, BASE)) return undefined;
  const url = new URL(wished, BASE);
  const path = unescaped(url.pathname);
  if (url.origin !== BASE || path.startsWith('//') || /\\/.test(path) || /^\/api(\/|$)/i.test(path)) return undefined;
  const address = url.pathname + url.search + url.hash;
  return address.length > LONGEST ? undefined : address;
}

/** The same for an input that may be a whole address of this site, or of a host whose addresses are meant for it. */
export function readOwnAddress(origin: string, wished: string | null | undefined, hosts: readonly string[] = []): string | undefined {
  const rest = wished?.startsWith(origin) ? wished.slice(origin.length) : (restOf(wished, hosts) ?? wished);
  return readOwnPath(rest === '' || rest?.startsWith('?') ? `/${rest}` : rest);
}

/** The part after the host in an address of one of these hosts or their subdomains; undefined for any other. */
function restOf(wished: string | null | undefined, hosts: readonly string[]): string | undefined {
  const [address, host = ''] = /^https?:\/\/([a-z\d.-]+)(?=[/?#]|$)/i.exec(wished ?? '') ?? [];
  const name = host.toLowerCase();
  return address !== undefined && hosts.some((known) => name === known || name.endsWith(`.${known}`))
    ? wished?.slice(address.length)
    : undefined;
}

/** A path with one more query parameter. */
export function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, BASE);
  url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** Percent-encoded ASCII characters, decoded. */
function unescaped(path: string): string {
  return path.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
