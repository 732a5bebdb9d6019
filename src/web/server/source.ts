import { BlockList, isIPv6 } from 'node:net';

/** The origin of a request: one of our pages, elsewhere, or not stated. */
export type Source = 'own' | 'foreign' | 'unsaid';

/**
 * Where a browser says a request comes from. A page cannot forge these headers; programs may omit them. `none` means an address that a
 * person typed or opened from outside of the browser.
 */
export function sourceOf(headers: Headers, origin: string): Source {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return 'own';
  if (site !== null && site !== 'none') return 'foreign';
  const from = headers.get('origin') ?? originOf(headers.get('referer'));
  if (from === null) return 'unsaid';
  return from === origin ? 'own' : 'foreign';
}

function originOf(address: string | null): string | null {
  if (address === null || address === '') return null;
  return URL.canParse(address) ? new URL(address).origin : 'null';
}

/** The headers of a request, whatever holds them. */
export type HeaderReader = Pick<Headers, 'get'>;

/** The client's network address: that of the connection, or the one forwarded by a proxy on this machine or network. */
export function addressOf(headers: HeaderReader): string {
  const remote = plainAddress(headers.get('x-remote-address') ?? '');
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded && isNear(remote) ? plainAddress(forwarded) : remote;
}

/** Whether an address belongs to this machine or its local network. */
export function isNear(address: string): boolean {
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/.test(address);
}

/** The network of one customer: an IPv4 address itself, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])];
  return `${whole.slice(0, 4).join(':')}::/64`;
}

/** Whether an address is in one of these networks. */
export function isFromNetworks(address: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    const kind = isIPv6(base) ? 'ipv6' : 'ipv4';
    list.addSubnet(base, Number(bits ?? (kind === 'ipv6' ? 128 : 32)), kind);
  }
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Unwraps an IPv4-mapped IPv6 address. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}
