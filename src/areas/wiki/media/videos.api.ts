import { tag } from '#contract/tags.ts';
import path from 'node:path';
import { handle, type Route } from '#web/server/route.ts';
import { listFiles } from '#services/kept-files.ts';
import { listHeroVideos } from './videos.contract.ts';

export const videosApi: Route[] = [
  handle(
    listHeroVideos,
    async ({ config: { videoDir } }, { heroName }) => {
      if (videoDir === undefined) return [];
      const names = await listFiles(path.join(path.resolve(videoDir), 'heroes', heroName));
      return names.flatMap((name) => /^(modifier_\w+)\.webm$/.exec(name)?.[1] ?? []);
    },
    { tags: () => [tag.heroes] },
  ),
];
