import * as v from 'valibot';

/** A number that has no fraction: programs in typed languages refuse a whole answer for one that has. */
export const whole = v.pipe(v.number(), v.integer());
