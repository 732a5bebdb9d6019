/**
 * A column of a row file: `id` is an integer of up to 63 bits, `whole` one of 31, `texts` a list of texts, `hash` 32 bytes. Any value may
 * be missing.
 */
export type FileColumn = { name: string; kind: 'id' | 'whole' | 'decimal' | 'flag' | 'text' | 'texts' | 'time' | 'hash' };
/** A row, keyed by column name. An `id` is a text of digits or a number, a `time` a Date, a `hash` 64 hexadecimal digits. */
export type FileRow = Record<string, unknown>;
