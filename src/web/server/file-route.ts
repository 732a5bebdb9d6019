import type { FileReply } from '#contract/reply.ts';
import type { Tag } from '#contract/tags.ts';
import type { Language } from '#lib/words.ts';
import type { Context } from './route.ts';

/** A request for a file: the parts of its address, and the headers that select a variant. */
export type FileRequest = {
  params: Record<string, string>;
  version: string | undefined;
  headers: Headers;
  /** Empty, and Russian, for a cached file: it is the same for everyone. */
  query: URLSearchParams;
  language: Language;
};

/** A route for files outside of `/api`: open to every site, without the envelope. */
export type FileRoute = {
  /** Address patterns, such as `/shared/shop.json`. */
  paths: readonly string[];
  /** With tags, the response is JSON, cached in memory and compressed until one of them changes; without, `run` answers every request. */
  tags?: readonly Tag[];
  run: (context: Context, request: FileRequest) => Promise<FileReply>;
};

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Always revalidated; the ETag makes that cheap. */
const REVALIDATED = 'public, no-cache';

/** A text file of a media type, such as `application/xml`. */
export function textFile(type: string, body: string): FileReply {
  return { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': REVALIDATED }, body };
}

/** A value as a JSON file. `current` is its version: an address with that version as `?v=` may be cached forever. */
export function jsonFile(value: unknown, { version }: FileRequest, current: string): FileReply {
  return {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': version === current ? IMMUTABLE : REVALIDATED,
    },
    body: JSON.stringify(value),
  };
}
