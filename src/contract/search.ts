/** How one value stands in a page's query: it decodes to a default and never fails; the default is not written. */
export type Codec<T> = {
  read(raw: string | null): T;
  write(value: T): string | undefined;
  /** A name that may stand in the query several times, as a form writes its checkboxes; they are read joined by commas. */
  isList?: boolean;
};
export type SearchOf<S> = { [K in keyof S]: S[K] extends Codec<infer T> ? T : never };

/** One of a few words; the first is the default. */
export function oneOf<const A extends readonly [string, ...string[]]>(values: A): Codec<A[number]> {
  return {
    read: (raw) => values.find((value) => value === raw) ?? values[0],
    write: (value) => (value === values[0] ? undefined : value),
  };
}

/** Any of a few words, in their order; none is the default. */
export function manyOf<const A extends readonly string[]>(values: A): Codec<A[number][]> {
  return {
    isList: true,
    read: (raw) => values.filter((value) => raw?.split(',').includes(value)),
    write: (chosen) => values.filter((value) => chosen.includes(value)).join(',') || undefined,
  };
}

/** The largest page number that calls take. */
const LARGEST_PAGE = 9_999_999;

/** A moment in milliseconds since 1970; anything else is none. */
export const moment: Codec<number | undefined> = {
  read: (raw) => (raw !== null && /^\d{1,14}$/.test(raw) ? Number(raw) : undefined),
  write: (value) => value?.toString(),
};

/** A page number as it is asked for, 0 and pages that no list has too: those are not found. What is no number is 1. */
export const pageNumber: Codec<number> = {
  read: (raw) => (raw !== null && /^\d+$/.test(raw) ? Math.min(Number(raw), LARGEST_PAGE) : 1),
  write: (value) => (value > 1 ? String(value) : undefined),
};

/** A short text without control characters, which no name has; the default is empty. */
export const shortText: Codec<string> = {
  read: (raw) =>
    raw
      ?.replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 100) ?? '',
  write: (value) => value.trim() || undefined,
};

/** Reads a query by its codecs. */
export function readSearch<S extends Record<string, Codec<never>> | Record<string, unknown>>(
  codecs: S,
  query: URLSearchParams,
): SearchOf<S> {
  const read = (name: string, codec: Codec<unknown>) => codec.read(codec.isList ? query.getAll(name).join(',') : query.get(name));
  return Object.fromEntries(Object.entries(codecs).map(([name, codec]) => [name, read(name, codec as Codec<unknown>)])) as SearchOf<S>;
}
