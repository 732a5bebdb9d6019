/** How one value is encoded in a page's query. Decoding never fails: it falls back to the default, which is not written. */
export type Codec<T> = {
  read(raw: string | null): T;
  write(value: T): string | undefined;
  /** A parameter that may be repeated, as a form writes its checkboxes; the values are read joined by commas. */
  isList?: boolean;
};
export type SearchOf<S> = { [K in keyof S]: S[K] extends Codec<infer T> ? T : never };

/** One of several words; the first is the default. */
export function oneOf<const A extends readonly [string, ...string[]]>(values: A): Codec<A[number]> {
  return {
    read: (raw) => values.find((value) => value === raw) ?? values[0],
    write: (value) => (value === values[0] ? undefined : value),
  };
}

/** Any of several words, in their order; the default is none. */
export function manyOf<const A extends readonly string[]>(values: A): Codec<A[number][]> {
  return {
    isList: true,
    read: (raw) => values.filter((value) => raw?.split(',').includes(value)),
    write: (chosen) => values.filter((value) => chosen.includes(value)).join(',') || undefined,
  };
}

/** Larger page numbers are cut to this: no list is that long. */
const LARGEST_PAGE = 9_999_999;

/** A timestamp in milliseconds since 1970; anything else counts as absent. */
export const moment: Codec<number | undefined> = {
  read: (raw) => (raw !== null && /^\d{1,14}$/.test(raw) ? Number(raw) : undefined),
  write: (value) => value?.toString(),
};

/** A page number as requested, including 0 and numbers past the end, which then give 404. Anything that is not a number is 1. */
export const pageNumber: Codec<number> = {
  read: (raw) => (raw !== null && /^\d+$/.test(raw) ? Math.min(Number(raw), LARGEST_PAGE) : 1),
  write: (value) => (value > 1 ? String(value) : undefined),
};

/** A short text without control characters, which no name contains; the default is empty. */
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
