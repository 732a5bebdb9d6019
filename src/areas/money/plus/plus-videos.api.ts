import path from 'node:path';
import { listFiles } from '#services/files.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getPlusVideos } from './plus-videos.contract.ts';

export const plusVideosApi: Route[] = [
  handle(
    getPlusVideos,
    async ({ config: { videoDir } }) => {
      const names = videoDir === undefined ? [] : await listFiles(path.join(path.resolve(videoDir), 'plus'));
      return names.filter((name) => /^(header|[1-8])\.(webm|mp4)$/.test(name));
    },
    { tags: () => [], maxAgeSeconds: 60 },
  ),
];
