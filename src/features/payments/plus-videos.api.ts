import { handle, handleReply, type Route } from '#platform/http/route.ts';
import { findVideos, readVideo } from '#platform/videos.ts';
import { getPlusVideo, getPlusVideos, plusSlots } from './plus-videos.contract.ts';

export const plusVideosApi: Route[] = [
  handle(getPlusVideos, async ({ config }) => findVideos(config.videoDir, plusSlots), { tags: () => [], maxAgeSeconds: 60 }),
  handleReply(getPlusVideo, ({ config }, { slot }, { headers }) => readVideo(config.videoDir, slot, headers.get('range'))),
];
