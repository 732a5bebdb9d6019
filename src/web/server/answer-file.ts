import type { Context as HonoContext } from 'hono';
import type { FileReply } from '#contract/reply.ts';
import type { Language } from '#lib/words.ts';
import type { Answer, AnswerCache } from './cache.ts';
import { aliasOf, cachedResponse } from './cached-response.ts';
import { failureAnswer, failureResponse } from './envelope.ts';
import type { FileRequest, FileRoute } from './file-route.ts';
import { hasTag } from './request.ts';
import type { Context } from './route.ts';

type Input = { route: FileRoute; context: Context; cache: AnswerCache; language: Language };

/** Responds to a request for a file outside of `/api`; failures use the envelope. */
export async function answerFile(c: HonoContext, { route, context, cache, language }: Input): Promise<Response> {
  const version = /^[\w-]{1,40}$/.exec(c.req.query('v') ?? '')?.[0];
  const url = new URL(c.req.url);
  const request: FileRequest = { params: c.req.param(), version, headers: c.req.raw.headers, query: url.searchParams, language };
  const { tags } = route;
  if (tags) {
    const { pathname, search } = url;
    const same = { headers: new Headers(), query: new URLSearchParams(), language: 'ru' } as const;
    const make = () => makeAnswer(route, context, { ...request, ...same }, tags, language);
    return cachedResponse(await cache.take(`file ${pathname}?v=${version ?? ''}`, aliasOf(pathname + search, language), make), c.req.raw);
  }
  try {
    return await responseOf(await route.run(context, request), c.req.raw);
  } catch (error) {
    return failureResponse(error, context, language);
  }
}

async function makeAnswer(
  route: FileRoute,
  context: Context,
  request: FileRequest,
  tags: readonly string[],
  language: Language,
): Promise<Answer> {
  try {
    const { headers, body } = await route.run(context, request);
    if (typeof body !== 'string') throw new Error('only texts are kept in memory');
    return { status: 200, headers: { ...open, ...headers }, body: Buffer.from(body), tags, maxAgeSeconds: MAX_AGE_SECONDS, isStored: true };
  } catch (error) {
    return failureAnswer(error, context, language);
  }
}

const MAX_AGE_SECONDS = 3600;
const open = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' };

async function responseOf({ status = 200, headers, body }: FileReply, asked: Request): Promise<Response> {
  const all: Record<string, string> = { ...open, ...headers };
  const isUnchanged = status === 200 && hasTag(asked.headers.get('if-none-match'), headers['etag']);
  const isSent = !isUnchanged && asked.method !== 'HEAD';
  // A stream that is never read would keep its file open.
  if (!isSent && body instanceof ReadableStream) await body.cancel();
  if (isUnchanged) delete all['content-length'];
  return new Response(isSent ? body : null, { status: isUnchanged ? 304 : status, headers: all });
}
