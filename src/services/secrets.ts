import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPublicKey,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  verify,
} from 'node:crypto';

/** A short digest of a text or of bytes. */
export function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 27);
}

const SECRET_BYTES = 32;

/** A new unguessable text of letters, digits, `-` and `_`; 43 characters by default. */
export function newSecret(bytes = SECRET_BYTES): string {
  return randomBytes(bytes).toString('base64url');
}

/** The stored form of a secret: it recognises the secret without revealing it. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** Compares two secrets in constant time. */
export function isSameSecret(given: string, known: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(given), digest(known));
}

/** Verifies an Ed25519 signature of a text; key and signature are hexadecimal. */
export function isSignedBy(publicKey: string, signed: string, signature: string): boolean {
  if (!/^[\da-f]{64}$/i.test(publicKey) || !/^[\da-f]{128}$/i.test(signature)) return false;
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(signed), key, Buffer.from(signature, 'hex'));
}

/** The stored form of a secret short enough to be guessed from a plain digest: recognising it takes the site's own key. */
export function keyedHash(key: string, secret: string): string {
  return keyedHasher(key)(secret);
}

/** Like keyedHash, for many secrets: derives the key once. */
export function keyedHasher(key: string): (secret: string) => string {
  const derived = keyFor(key, 'hash');
  return (secret) => createHmac('sha256', derived).update(secret).digest('base64url');
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text so that only the site's own key opens it. */
export function seal(key: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(key, 'seal'), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts a sealed text; undefined when it was sealed with another key, or changed. */
export function unseal(key: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyFor(key, 'seal'), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyFor(key: string, use: 'hash' | 'seal'): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', use, 32));
}
