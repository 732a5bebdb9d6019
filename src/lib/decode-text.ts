type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251';
export type DecodedText = {
  text: string;
  encoding: Encoding;
  isDamaged: boolean;
  /**
   * Set when more non-English letters are lost than intact, and the file is not simply windows-1251: what the bytes look like, for its
   * owner.
   */
  looksLike?: string;
};

/** How many bytes are examined to recognise an encoding without a byte order mark. */
const SAMPLE = 1024;
/** Above this share of lost characters per letter, the damage is no accident. */
const LOST_SHARE = 0.01;
const LOST_LEAST = 20;
const cyrillic = ['windows-1251', 'koi8-r', 'ibm866', 'x-mac-cyrillic'] as const;
/** About two thirds of the letters of a Russian text are these, and most letters are lower case. */
const usual = 'оеаинтсрвл';
const USUAL_SHARE = 0.35;

/**
 * Decodes a file by its byte order mark: UTF-8, UTF-16 LE or BE. Without one, the position of zero bytes decides, or windows-1251 when the
 * letters then are clearly Russian. Never throws: invalid bytes become U+FFFD, NUL characters are dropped, and the result is marked as
 * damaged.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes);
  const decoded = new TextDecoder(encoding).decode(bytes).toWellFormed();
  const text = decoded.replaceAll('\0', '');
  const isDamaged = text.includes('\uFFFD') || text.length < decoded.length;
  if (!isDamaged || !isDestroyed(text)) return { text, encoding, isDamaged };
  const found = encoding === 'utf-8' ? cyrillicOf(bytes) : undefined;
  if (found === 'windows-1251') return { text: new TextDecoder(found).decode(bytes), encoding: found, isDamaged: false };
  const isLostBefore = countLostBefore(bytes) * 2 > (text.match(/\uFFFD/g)?.length ?? 0);
  const looksLike = found ?? (isLostBefore ? 'a text whose letters were lost when it was saved' : 'no text at all');
  return { text, encoding, isDamaged, looksLike };
}

/** Counts the U+FFFD characters that were already in the bytes. */
function countLostBefore(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length - 2; at += 1) if (bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) count += 1;
  return count;
}

/** Whether more of the non-English letters are lost than intact, and the losses are not just a few. */
function isDestroyed(text: string): boolean {
  let [lost, letters, others] = [0, 0, 0];
  for (const { 0: run } of text.matchAll(/\uFFFD+/g)) lost += run.length;
  for (const { 0: run } of text.matchAll(/\p{L}+/gu)) letters += run.length;
  for (const { 0: run } of text.matchAll(/[^\p{ASCII}\uFFFD\P{L}]+/gu)) others += run.length;
  return lost >= LOST_LEAST && lost > others && lost > LOST_SHARE * (letters + lost);
}

/** The encoding in which the bytes are Russian. All candidates use one byte per letter, so the byte frequencies are enough. */
function cyrillicOf(bytes: Uint8Array): (typeof cyrillic)[number] | undefined {
  const counts = new Uint32Array(256);
  for (let at = 0; at < bytes.length; at += 1) counts[bytes[at] ?? 0] = (counts[bytes[at] ?? 0] ?? 0) + 1;
  const high = Array.from(counts.subarray(128));
  const all = high.reduce((sum, count) => sum + count, 0);
  const shares = cyrillic.map((encoding) => {
    const letters = new TextDecoder(encoding).decode(Uint8Array.from(high, (_, at) => at + 128));
    const found = high.reduce((sum, count, at) => (usual.includes(letters[at] ?? ' ') ? sum + count : sum), 0);
    return { encoding, share: found / Math.max(1, all) };
  });
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  return best && best.share > USUAL_SHARE ? best.encoding : undefined;
}

function encodingOf(bytes: Uint8Array): Encoding {
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
