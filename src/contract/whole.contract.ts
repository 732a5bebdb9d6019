import * as v from 'valibot';

/** A number that has no fraction: programs in typed languages refuse a whole answer for one that has. */
export const whole = v.pipe(v.number(), v.integer());

/** The same where 32 bits are too few, as generators are told: the number of a match or an account, milliseconds. */
export const long = v.pipe(v.number(), v.integer(), v.metadata({ format: 'int64' }));

/** The number of a row, or of its version, as the database counts them. */
export const rowNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
