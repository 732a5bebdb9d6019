import * as v from 'valibot';
import { cleanText, isUnseen } from '#lib/lenient.ts';

/** A line that a person types, with something in it to see; what a database keeps in no text is taken out. */
export const seenText = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform(cleanText),
    v.trim(),
    v.check((text) => !isUnseen(text), 'must not be empty'),
    v.maxLength(longest),
  );
