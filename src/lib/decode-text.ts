export type DecodedText = { text: string; encoding: 'utf-8' | 'utf-16le' | 'utf-16be'; isDamaged: boolean };

/** How many bytes tell an encoding that has no byte order mark. */
const SAMPLE = 1024;

/**
 * The text of a file as its byte order mark says: UTF-8, UTF-16 LE or BE; without a mark by where the zero bytes stand.
 * Never throws: what is no text in that encoding becomes U+FFFD, zero bytes go, and the answer says that it is damaged.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes);
  const decoded = new TextDecoder(encoding).decode(bytes).toWellFormed();
  const text = decoded.replaceAll('\0', '');
  return { text, encoding, isDamaged: text.includes('\uFFFD') || text.length < decoded.length };
}

function encodingOf(bytes: Uint8Array): DecodedText['encoding'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const end = Math.min(bytes.length, SAMPLE);
  for (let index = 0; index < end; index += 1) if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd * 4 > end && even * 10 < odd) return 'utf-16le';
  if (even * 4 > end && odd * 10 < even) return 'utf-16be';
  return 'utf-8';
}
