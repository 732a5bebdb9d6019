import { randomBytes } from 'node:crypto';

const LIFE_SECONDS = 2_678_400;
export type Tokens = { access: string; refresh: string; endsAt: number };

/** The tokens that a stand-in Patreon has given out. They end by its clock; a refresh token is good for one exchange. */
export class PatreonTokens {
  /** The only tokens of the creator that are good; an exchange puts others in their place. */
  readonly creator: Tokens;
  /** How often tokens were exchanged. */
  readonly exchanges = { done: 0, refused: 0 };
  readonly #now: () => number;
  /** Of people, by who they are; the newest pair alone is good. */
  readonly #people = new Map<string, Tokens>();

  constructor(now: () => number, access: string, refresh: string) {
    this.#now = now;
    this.creator = { ...this.#made(), access, refresh };
  }

  isCreator(access: string): boolean {
    return this.#isGood(this.creator, access);
  }

  /** Whose token it is; undefined when it is not good. */
  ownerOf(access: string): string | undefined {
    return [...this.#people].find(([, tokens]) => this.#isGood(tokens, access))?.[0];
  }

  give(patronId: string): Tokens {
    const tokens = this.#made();
    this.#people.set(patronId, tokens);
    return tokens;
  }

  /** A new pair for a refresh token; the old pair ends. */
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

/** Tokens as Patreon answers them. */
export function grantOf({ access, refresh }: Tokens) {
  const scope = 'identity identity.memberships';
  return { access_token: access, refresh_token: refresh, expires_in: LIFE_SECONDS, scope, token_type: 'Bearer' };
}
