import * as v from 'valibot';

/** An integer: clients in typed languages reject a response whose number has a fraction. */
export const whole = v.pipe(v.number(), v.integer());

/** An integer that needs more than 32 bits, marked for code generators: a match or account number, or milliseconds. */
export const long = v.pipe(v.number(), v.integer(), v.metadata({ format: 'int64' }));

/** A row id or row version, in the range of the database. */
export const rowNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
