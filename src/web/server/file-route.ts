import type { FileReply } from '#contract/reply.ts';
import type { Tag } from '#contract/tags.ts';
import type { Language } from '#lib/words.ts';
import type { Context } from './route.ts';

/** A request for a file: what its address says, and the headers that choose among its forms. */
export type FileRequest = {
  params: Record<string, string>;
  version: string | undefined;
  headers: Headers;
  /** Empty, and Russian, for a file that is kept: it is the same for everyone. */
  query: URLSearchParams;
  language: Language;
};

/** One address of files outside of `/api`: open to every site, without envelope. */
export type FileRoute = {
  /** Patterns of the address, such as `/shared/shop.json`. */
  paths: readonly string[];
  /** With tags the answer is JSON that is kept in memory, compressed, until one of them changes; without, `run` answers each request. */
  tags?: readonly Tag[];
  run: (context: Context, request: FileRequest) => Promise<FileReply>;
};

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Always asked for again; the ETag makes that cheap. */
const REVALIDATED = 'public, no-cache';

/** A file of text of one type, such as `application/xml`. */
export function textFile(type: string, body: string): FileReply {
  return { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': REVALIDATED }, body };
}

/** A value as a JSON file. `current` names the version that its address may ask for with `?v=`, to be kept for good. */
export function jsonFile(value: unknown, { version }: FileRequest, current: string): FileReply {
  return {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': version === current ? IMMUTABLE : REVALIDATED,
    },
    body: JSON.stringify(value),
  };
}
