import * as v from 'valibot';

/**
 * A boolean in a query; absent means false. As `isduo` it is the mode: 2x8 if true, else 1x6. Python writes True where others write true.
 */
export const flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false', 'True', 'False', '1', '0', ''], 'must be true or false'),
    v.transform((value) => ['true', 'True', '1'].includes(value)),
  ),
  'false',
);
