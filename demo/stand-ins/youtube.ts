import http, { type ServerResponse } from 'node:http';
import { openServer, sendJson } from './local-server.ts';

/** `handle` and `user` are other names of the channel. `videos`: newest first; `live` is one of them. */
export type StandInChannel = {
  id: string;
  handle?: string;
  user?: string;
  videos: string[];
  live?: { video: string; since: string; viewers: number } | undefined;
};
/**
 * `api` and `feeds`: the status of every response of that part. `isSpent`: the day's quota is used up. `meanwhile` runs before a call is
 * answered.
 */
export type StandInYoutube = {
  origin: string;
  channels: StandInChannel[];
  faults: {
    api?: number | undefined;
    feeds?: number | undefined;
    isSpent?: boolean;
    meanwhile?: ((path: string) => Promise<void>) | undefined;
  };
  asked: string[];
  close(): Promise<void>;
};

export const standInYoutubeKey = 'standinyoutubekey';
const MOST_IDS = 50;
const MOST_KEPT = 1000;

/** A stand-in for the YouTube Data API and the channels' feeds. Unknown channels have no feed; unknown ids are left out. */
export async function startStandInYoutube(channels: StandInChannel[] = [], port = 0): Promise<StandInYoutube> {
  const faults: StandInYoutube['faults'] = {};
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://youtube.test');
    asked.push(
      `${url.pathname}?${url.searchParams.get('channel_id') ?? url.searchParams.get('forHandle') ?? url.searchParams.get('forUsername') ?? ''}`,
    );
    if (asked.length > MOST_KEPT) asked.shift();
    void answer(url, response);
  });

  async function answer(url: URL, response: ServerResponse): Promise<void> {
    await faults.meanwhile?.(url.pathname);
    if (url.pathname === '/feeds/videos.xml') return feed(url, response);
    if (!url.pathname.startsWith('/youtube/v3/')) return fail(response, 404, 'notFound');
    if (faults.api !== undefined) return fail(response, faults.api, 'backendError');
    if (url.searchParams.get('key') !== standInYoutubeKey) return fail(response, 400, 'badRequest');
    if (faults.isSpent) return fail(response, 403, 'quotaExceeded');
    if (url.pathname === '/youtube/v3/channels') return listChannels(url, response);
    if (url.pathname === '/youtube/v3/videos') return listVideos(url, response);
    fail(response, 404, 'notFound');
  }

  function feed(url: URL, response: ServerResponse): void {
    const channel = channels.find(({ id }) => id === url.searchParams.get('channel_id'));
    if (faults.feeds !== undefined || !channel) {
      response.writeHead(faults.feeds ?? 404, { 'content-type': 'text/html' });
      return void response.end('<html>Error</html>');
    }
    const entries = channel.videos.map(
      (video) => `<entry><id>yt:video:${video}</id><yt:videoId>${video}</yt:videoId><yt:channelId>${channel.id}</yt:channelId></entry>`,
    );
    response.writeHead(200, { 'content-type': 'text/xml; charset=UTF-8' });
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom">${entries.join('')}</feed>`,
    );
  }

  function listChannels(url: URL, response: ServerResponse): void {
    const handle = url.searchParams.get('forHandle')?.replace(/^@?/, '@').toLowerCase();
    const user = url.searchParams.get('forUsername')?.toLowerCase();
    const found = channels.filter((channel) => (handle === undefined ? channel.user === user : channel.handle === handle));
    // As at YouTube, an empty list has no `items` at all.
    send(response, 200, {
      kind: 'youtube#channelListResponse',
      ...(found.length > 0 ? { items: found.map(({ id }) => ({ kind: 'youtube#channel', id })) } : {}),
    });
  }

  function listVideos(url: URL, response: ServerResponse): void {
    const ids = (url.searchParams.get('id') ?? '').split(',');
    if (ids.length > MOST_IDS) return fail(response, 400, 'invalidFilters');
    const items = ids.flatMap((id) => {
      const channel = channels.find(({ videos }) => videos.includes(id));
      if (!channel) return [];
      const live = channel.live?.video === id ? channel.live : undefined;
      const details = live && { liveStreamingDetails: { actualStartTime: live.since, concurrentViewers: String(live.viewers) } };
      return [{ id, snippet: { channelId: channel.id, title: '1x6', liveBroadcastContent: live ? 'live' : 'none' }, ...details }];
    });
    send(response, 200, {
      kind: 'youtube#videoListResponse',
      items,
      pageInfo: { totalResults: items.length, resultsPerPage: items.length },
    });
  }

  const opened = await openServer(server, { port });
  return {
    ...opened,
    channels,
    faults,
    asked,
  };
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  sendJson(response, status, body, 'application/json; charset=UTF-8');

function fail(response: ServerResponse, code: number, reason: string): void {
  send(response, code, { error: { code, message: reason, errors: [{ message: reason, domain: 'youtube', reason }] } });
}
