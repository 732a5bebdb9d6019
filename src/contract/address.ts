type ParamName<P extends string> = P extends `${infer A}/${infer B}` ? ParamName<A> | ParamName<B> : P extends `:${infer N}` ? N : never;
type Params<P extends string> = { [K in ParamName<P>]: string | number };
type Query = Record<string, string | number | undefined>;

export type Address<P extends string = string> = {
  /**
   * The parameters in a path already split at its slashes, or undefined when the path does not match. Malformed percent-encoding never
   * matches.
   */
  match(given: readonly string[]): Record<string, string> | undefined;
  /** The router's form: `/matches/:id`. */
  pattern: P;
  /** Builds the address. Undefined query values are left out; the rest are sorted by name. */
  to(...input: ParamName<P> extends never ? [params?: Record<string, never>, query?: Query] : [params: Params<P>, query?: Query]): string;
};

/** A typed page address. */
export function address<const P extends string>(pattern: P): Address<P> {
  // Every second piece is a parameter name. Split once, because tables build hundreds of addresses.
  const pieces: string[] = pattern.split(/:(\w+)/);
  const wanted = pattern.split('/');
  return {
    pattern,
    match: (given) => (given.length === wanted.length ? matchParts(wanted, given) : undefined),
    to(...[params, query]) {
      const given: Record<string, string | number> = params ?? {};
      let path = '';
      let isName = false;
      for (const piece of pieces) {
        const value = isName ? (given[piece] ?? '') : piece;
        path += isName && typeof value === 'string' ? encodeURIComponent(value) : value;
        isName = !isName;
      }
      return query ? withQuery(path, query) : path;
    },
  };
}

/** Fills the parameters of a pattern from `given`; `rest` is what remains for the query or the body. */
export function fillPath(pattern: string, given: object): { path: string; rest: Query } {
  const rest: Query = Object.fromEntries(Object.entries(given));
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(value ?? '');
  });
  return { path, rest };
}

/** A path with a query string of the defined values, sorted by name. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(query).toSorted()) {
    const value = query[name];
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function matchParts(wanted: readonly string[], given: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
      continue;
    }
    const decoded = decode(value);
    if (!decoded) return undefined;
    params[part.slice(1)] = decoded;
  }
  return params;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
