/** A column of a file of rows: `id` a whole number of up to 63 bits, `whole` one of 31, `texts` a list of texts, `hash` 32 bytes. Any value may be missing. */
export type FileColumn = { name: string; kind: 'id' | 'whole' | 'decimal' | 'flag' | 'text' | 'texts' | 'time' | 'hash' };
/** A row by the names of its columns; an `id` is a text of digits or a number, a `time` a Date, a `hash` 64 hexadecimal digits. */
export type FileRow = Record<string, unknown>;
