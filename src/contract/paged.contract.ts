import * as v from 'valibot';
import { whole } from './whole.contract.ts';

/** A whole number in a query, capped at `most`. */
const upTo = (most: number, fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^0*[1-9]\d*$/, 'must be a whole number, 1 or more'),
    v.transform((digits) => Math.min(Number(digits), most)),
  );

/** The page number, from 1, and the number of rows per page. */
export const PlainPage = { page: upTo(1_000_000, '1'), count: upTo(100, '20') };

/** A page of a list. A page past the end is empty and counts as the last. */
export const paged = <S extends v.GenericSchema>(row: S) =>
  v.object({ totalCount: whole, totalPages: whole, isLastPage: v.boolean(), values: v.array(row) });
