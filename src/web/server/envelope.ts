import { refusals, type Refusal, type RefusalCode } from '#contract/refusals.ts';
import type { Language } from '#lib/words.ts';

export type Envelope = { data: unknown; errors: { text: string }[]; hasErrors: boolean };

export const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' };

/** The one place where answers get their envelope. */
export function envelope(data: unknown, texts: readonly string[] = []): Envelope {
  return { data, errors: texts.map((text) => ({ text })), hasErrors: texts.length > 0 };
}

/** A refusal as an answer, in the caller's language. */
export function refusalResponse(code: RefusalCode, language: Language, detail?: string): Response {
  const { status } = refusals[code];
  const text = detail ? `${refusals[code][language]}: ${detail}` : refusals[code][language];
  const headers: Record<string, string> = { ...JSON_HEADERS, 'cache-control': 'private, no-store' };
  if (status === 503) headers['retry-after'] = '5';
  return new Response(JSON.stringify(envelope(null, [text])), { status, headers });
}

export function toResponse(refusal: Refusal, language: Language): Response {
  return refusalResponse(refusal.code, language, refusal.detail);
}
