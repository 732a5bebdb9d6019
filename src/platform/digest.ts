import { hash } from 'node:crypto';

/** A short name of a text, the same for the same text. */
export function digestOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 27);
}
