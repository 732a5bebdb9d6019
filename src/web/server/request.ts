import { Refusal } from '#contract/refusals.ts';
import { readLanguage, type Language } from '#lib/words.ts';

/** What is read and thrown away of a body that is too large, so that its sender can still read the answer. */
export const DISCARD_LIMIT_BYTES = 64 * 1024 * 1024;

const DEEPEST_JSON = 100;

/** The language of a request: `?lang=`, the cookie, the browser's first choice, Russian. */
export function negotiateLanguage(query: string | null, cookie: string | undefined, accepted: string | undefined): Language {
  return readLanguage(query) ?? readLanguage(/(?:^|;\s*)lang=(\w+)/.exec(cookie ?? '')?.[1]) ?? readLanguage(accepted) ?? 'ru';
}

/** The body as text. Throws Refusal bodyTooLarge beyond `limitBytes`. */
export async function readBody(request: Request, limitBytes: number): Promise<string> {
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size <= limitBytes) chunks.push(value);
    else if (size > DISCARD_LIMIT_BYTES) break;
  }
  if (size > limitBytes) {
    await reader.cancel().catch(() => {});
    throw new Refusal('bodyTooLarge', `${limitBytes} bytes at most`);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parsed JSON. Throws Refusal invalidInput when it is none, or deeper than what writes it again could follow. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('invalidInput', 'the body is not JSON');
  }
  if (isDeeperThan(value, DEEPEST_JSON)) throw new Refusal('invalidInput', `the body is deeper than ${DEEPEST_JSON} levels`);
  return value;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeperThan(each, levels - 1));
}
