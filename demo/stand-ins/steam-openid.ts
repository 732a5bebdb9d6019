import { createHmac, randomBytes } from 'node:crypto';

const NS = 'http://specs.openid.net/auth/2.0';
const SIGNED = 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle';
const HANDLE = '1234567890';

/** What can go wrong when Steam is asked to confirm a sign-in. */
export type Trouble = 'busy' | 'refused' | 'garbled';

/** The signing half of Steam's OpenID 2.0: stateless assertions with a signature, each confirmed at most once. */
export class SteamOpenId {
  readonly #secret = randomBytes(20);
  readonly #issued = new Map<string, Trouble | undefined>();

  /** The address that a person returns to, with the ten fields of a sign-in. Undefined when it is outside the realm. */
  assert(endpoint: string, query: URLSearchParams, steamId64: string, trouble?: Trouble): string | undefined {
    const back = returnUrl(query);
    if (!back) return undefined;
    const identity = `${new URL(endpoint).origin}/openid/id/${steamId64}`;
    const nonce = `${new Date().toISOString().slice(0, 19)}Z${randomBytes(20).toString('base64')}`;
    this.#issued.set(nonce, trouble);
    const fields: Record<string, string> = {
      'openid.ns': NS,
      'openid.mode': 'id_res',
      'openid.op_endpoint': endpoint,
      'openid.claimed_id': identity,
      'openid.identity': identity,
      'openid.return_to': back.href,
      'openid.response_nonce': nonce,
      'openid.assoc_handle': HANDLE,
      'openid.signed': SIGNED,
    };
    fields['openid.sig'] = this.#sign((name) => fields[name] ?? null, SIGNED);
    for (const [name, value] of Object.entries(fields)) back.searchParams.set(name, value);
    return back.href;
  }

  /** The answer to check_authentication: status and text. */
  confirm(body: URLSearchParams): { status: number; text: string } {
    const nonce = body.get('openid.response_nonce') ?? '';
    const trouble = this.#issued.get(nonce);
    if (trouble === 'busy') return { status: 429, text: '<html>Too Many Requests</html>' };
    if (trouble === 'refused') return { status: 403, text: '<html>Access Denied</html>' };
    if (trouble === 'garbled') return { status: 200, text: '<html>is_valid:true</html>' };
    const isValid =
      body.get('openid.mode') === 'check_authentication' &&
      body.get('openid.assoc_handle') === HANDLE &&
      this.#issued.has(nonce) &&
      this.#sign((name) => body.get(name), body.get('openid.signed') ?? '') === body.get('openid.sig');
    if (isValid) this.#issued.delete(nonce);
    return { status: 200, text: `ns:${NS}\nis_valid:${isValid}\n` };
  }

  #sign(read: (name: string) => string | null, list: string): string {
    const signed = list.split(',').map((name) => `${name}:${read(`openid.${name}`)}\n`);
    return createHmac('sha1', this.#secret).update(signed.join('')).digest('base64');
  }
}

/** The address to return to; undefined when it is outside the realm. */
export function returnUrl(query: URLSearchParams): URL | undefined {
  const to = query.get('openid.return_to') ?? '';
  const realm = query.get('openid.realm') ?? '';
  if (!URL.canParse(to) || !URL.canParse(realm) || query.get('openid.mode') !== 'checkid_setup') return undefined;
  return to.startsWith(new URL(realm).origin) ? new URL(to) : undefined;
}
