import * as v from 'valibot';

/** Yes or no in a query, absent: no. As `isduo` it is the mode: 2x8, else 1x6. */
export const flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false', '1', '0', ''], 'must be true or false'),
    v.transform((value) => value === 'true' || value === '1'),
  ),
  'false',
);
