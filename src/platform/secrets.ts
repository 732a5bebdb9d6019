import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new unguessable text of letters, digits, `-` and `_`; 43 of them unless told otherwise. */
export function newSecret(bytes = SECRET_BYTES): string {
  return randomBytes(bytes).toString('base64url');
}

/** What is stored of a secret: it recognises the secret and does not give it away. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether two secrets are the same; a wrong one takes as long whatever is wrong with it. */
export function isSameSecret(given: string, known: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(known));
}
