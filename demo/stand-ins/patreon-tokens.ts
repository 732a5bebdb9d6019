import { randomBytes } from 'node:crypto';

const LIFE_SECONDS = 2_678_400;
export type Tokens = { access: string; refresh: string; endsAt: number };

/** The tokens that the stand-in for Patreon has issued. They expire by its clock; a refresh token can be exchanged once. */
export class PatreonTokens {
  /** The creator's only valid tokens; an exchange replaces them. */
  readonly creator: Tokens;
  /** How many exchanges were done and how many refused. */
  readonly exchanges = { done: 0, refused: 0 };
  readonly #now: () => number;
  /** Each person's newest pair by patron id; no older one is valid. */
  readonly #people = new Map<string, Tokens>();

  constructor(now: () => number, access: string, refresh: string) {
    this.#now = now;
    this.creator = { ...this.#made(), access, refresh };
  }

  isCreator(access: string): boolean {
    return this.#isGood(this.creator, access);
  }

  /** The patron id of a token's owner; undefined when the token is not valid. */
  ownerOf(access: string): string | undefined {
    return [...this.#people].find(([, tokens]) => this.#isGood(tokens, access))?.[0];
  }

  give(patronId: string): Tokens {
    const tokens = this.#made();
    this.#people.set(patronId, tokens);
    return tokens;
  }

  /** Replaces the pair of a refresh token by a new one; undefined for an unknown token. */
  exchange(refresh: string | null): Tokens | undefined {
    const known = [this.creator, ...this.#people.values()].find((tokens) => tokens.refresh === refresh);
    if (known) this.exchanges.done++;
    else this.exchanges.refused++;
    return known && Object.assign(known, this.#made());
  }

  #isGood(tokens: Tokens, access: string): boolean {
    return tokens.access === access && tokens.endsAt > this.#now();
  }

  #made(): Tokens {
    return { access: randomBytes(15).toString('hex'), refresh: randomBytes(15).toString('hex'), endsAt: this.#now() + LIFE_SECONDS * 1000 };
  }
}

/** Tokens as Patreon returns them. */
export function grantOf({ access, refresh }: Tokens) {
  const scope = 'identity identity.memberships';
  return { access_token: access, refresh_token: refresh, expires_in: LIFE_SECONDS, scope, token_type: 'Bearer' };
}
