import * as v from 'valibot';
import { cleanText, isUnseen } from '#lib/lenient.ts';

/** A line that a person types, with at least one visible character. Control characters are removed. */
export const seenText = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform(cleanText),
    v.trim(),
    v.check((text) => !isUnseen(text), 'must not be empty'),
    v.maxLength(longest),
  );
