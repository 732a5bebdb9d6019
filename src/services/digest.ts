import { hash } from 'node:crypto';

/** A short name of a text or of bytes, the same for the same ones. */
export function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 27);
}
