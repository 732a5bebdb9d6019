import * as v from 'valibot';

const known = v.picklist(['true', 'false', '1', '0', ''], 'must be true or false');
/** The same in any letters: Python writes True where others write true. What is told of the schema stays as it is. */
const inAnyLetters: typeof known = {
  ...known,
  '~run': (dataset, config) => {
    const { value } = dataset;
    return known['~run'](typeof value === 'string' ? { ...dataset, value: value.toLowerCase() } : dataset, config);
  },
};

/** Yes or no in a query, absent: no. As `isduo` it is the mode: 2x8, else 1x6. */
export const flag = v.optional(
  v.pipe(
    inAnyLetters,
    v.transform((value) => value === 'true' || value === '1'),
  ),
  'false',
);
