import path from 'node:path';
import { findHeroName } from '#areas/wiki/heroes/heroes.repo.ts';
import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { listFiles } from '#services/files.ts';
import { digestOf } from '#services/secrets.ts';
import { IMMUTABLE, type FileRoute } from '#web/server/file-route.ts';
import { handle, type Route } from '#web/server/route.ts';
import { formatFor, pictureKinds, readSize } from './picture-names.rules.ts';
import { pictureVersion, showPicture } from './show-picture.service.ts';
import { showVideo } from './show-video.service.ts';
import { listHeroVideos } from './videos.contract.ts';

export const videosApi: Route[] = [
  handle(
    listHeroVideos,
    async ({ db, config: { videoDir } }, { heroName }) => {
      if (videoDir === undefined) return [];
      const names = await listFiles(path.join(path.resolve(videoDir), 'heroes', await findHeroName(db, heroName)));
      return names.flatMap((name) => /^(modifier_\w+)\.webm$/.exec(name)?.[1] ?? []);
    },
    { tags: () => [tag.heroes] },
  ),
];

const NAME = /^[a-z0-9][\w-]{0,120}$/i;

/** `/v2/images/{kind}/{name}/{w}x{h}.png`, `/videos/heroes/{heroName}/{modName}.webm` and `/videos/plus/{slot}.webm` or `.mp4`. */
export const artFiles: FileRoute[] = [
  {
    paths: pictureKinds.map((kind) => `/v2/images/:kind{${kind}}/:name/:size`),
    run: async ({ db, config }, { params, version, headers }) => {
      const kind = pictureKinds.find((each) => each === params['kind']);
      const size = readSize(params['size'] ?? '');
      const name = params['name'] ?? '';
      if (!kind || !NAME.test(name)) throw new Refusal('fileNotFound');
      if (!size) throw new Refusal('invalidInput', 'the size must be {width}x{height}.png, each from 1 to 1024');
      const format = formatFor(headers.get('accept'), size.width * size.height);
      const isVersion = version === pictureVersion(config);
      const isForPage = isVersion && (config.art.url !== undefined || config.art.dir !== undefined);
      const { body, isLasting } = await showPicture(db, config, { kind, name, ...size, format }, isForPage);
      return {
        headers: {
          'content-type': `image/${format}`,
          'content-length': String(body.length),
          'cache-control': isVersion && isLasting ? IMMUTABLE : 'public, max-age=3600',
          etag: `"${digestOf(body)}"`,
          vary: 'Accept',
        },
        body,
      };
    },
  },
  {
    paths: ['/videos/heroes/:hero/:file{.+\\.webm}'],
    run: async ({ config }, { params, headers }) => {
      const [hero = '', mod = ''] = [params['hero'], params['file']?.replace(/\.webm$/, '')];
      if (!NAME.test(hero) || !NAME.test(mod)) throw new Refusal('fileNotFound');
      return showVideo(config, `heroes/${hero}/${mod}.webm`, headers);
    },
  },
  {
    paths: ['/videos/plus/:file{(header|[1-8])\\.(webm|mp4)}'],
    run: ({ config }, { params, headers }) => showVideo(config, `plus/${params['file']}`, headers),
  },
];
