import * as v from 'valibot';
import { whole } from './whole.contract.ts';

/** A whole number in a query; more than `most` is taken as that. */
const upTo = (most: number, fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^0*[1-9]\d*$/, 'must be a whole number, 1 or more'),
    v.transform((digits) => Math.min(Number(digits), most)),
  );

/** Which page of a list, from 1, and how many rows each has. */
export const PlainPage = { page: upTo(1_000_000, '1'), count: upTo(100, '20') };

/** A page of a list; one past the end is an empty last page. */
export const paged = <S extends v.GenericSchema>(row: S) =>
  v.object({ totalCount: whole, totalPages: whole, isLastPage: v.boolean(), values: v.array(row) });
