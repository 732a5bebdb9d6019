import * as v from 'valibot';
import { PlayerIdText } from '#areas/core/accounts/accounts.contract.ts';
import { readForecast } from '#areas/games/forecast/read-forecast.service.ts';
import { Refusal } from '#contract/refusals.ts';
import type { FileReply } from '#contract/reply.ts';
import { tag } from '#contract/tags.ts';
import type { FileRequest, FileRoute } from '#web/server/file-route.ts';
import { handle, handleStream, type Context, type Route } from '#web/server/route.ts';
import { streamState } from '#web/server/streams/state-stream.ts';
import { chatLine } from './chat-line.rules.ts';
import { overlayDocument, readLook } from './overlay-document.rules.ts';
import { getPlayerNow, streamPlayerNow, type PlayerNow } from './player-now.contract.ts';
import { withForecast } from './player-now.rules.ts';
import { readPlayerNow } from './read-player-now.service.ts';
import { text } from './streamers.text.ts';

const NOW_MAX_AGE_SECONDS = 30;

async function findNow({ db, now }: Context, playerId: number, callerId?: number): Promise<PlayerNow | undefined> {
  const found = await readPlayerNow(db, playerId, now(), callerId);
  return found?.match ? withForecast(found, await readForecast(db, String(found.match.matchId))) : found;
}

async function readNow(context: Context, playerId: number): Promise<PlayerNow> {
  const now = await findNow(context, playerId, context.caller?.playerId);
  if (!now) throw new Refusal('playerNotFound');
  return now;
}

export const streamersApi: Route[] = [
  handle(getPlayerNow, (context, { playerId }) => readNow(context, playerId), {
    tags: ({ playerId }) => [tag.playing(playerId), tag.player(playerId), tag.seasons],
    maxAgeSeconds: NOW_MAX_AGE_SECONDS,
  }),
  // Subscribers are anonymous: they all share the same data.
  handleStream(streamPlayerNow, (context, { playerId }, { headers }) =>
    streamState(context, headers, {
      tag: tag.playing(playerId),
      otherTags: [tag.player(playerId), tag.seasons],
      read: () => readNow({ ...context, caller: undefined }, playerId),
      isFinal: () => false,
    }),
  ),
];

/**
 * For this page only: streamers add their own styles, which OBS injects into the page, and stream editors show it in a frame. It has no
 * session, no input and no button, so there is nothing to be tricked into.
 */
const OVERLAY_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";
const UNLISTED = { 'x-robots-tag': 'noindex' };

/** The files for use outside the site: an overlay for streams, and a line for chats. */
export const streamerFiles: FileRoute[] = [
  {
    paths: ['/overlay/:id'],
    run: (context, request) =>
      forPlayer(context, request, (now) => ({
        headers: {
          ...UNLISTED,
          'content-type': 'text/html; charset=utf-8',
          'content-language': request.language,
          'cache-control': 'no-store',
          'content-security-policy': OVERLAY_POLICY,
        },
        body: overlayDocument(now, readLook(request.query), request.language, context.now()),
      })),
  },
  {
    paths: ['/chat/:id'],
    run: (context, request) =>
      forPlayer(context, request, (now) => ({
        headers: { ...PLAIN, 'cache-control': 'public, max-age=10', vary: 'Accept-Language, Cookie' },
        body: chatLine(now, request.language, context.now()),
      })),
  },
];

const PLAIN = { ...UNLISTED, 'content-type': 'text/plain; charset=utf-8' };

async function forPlayer(context: Context, { params, language }: FileRequest, reply: (now: PlayerNow) => FileReply): Promise<FileReply> {
  const playerId = v.safeParse(PlayerIdText, params['id']);
  const now = playerId.success ? await findNow(context, playerId.output) : undefined;
  return now ? reply(now) : { status: 404, headers: { ...PLAIN, 'cache-control': 'no-store' }, body: text(language).noPlayer };
}
