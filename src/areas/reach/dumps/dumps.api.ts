import { Refusal } from '#contract/refusals.ts';
import { tag } from '#contract/tags.ts';
import { openFile } from '#services/files.ts';
import { rangedFile } from '#services/ranged-file.ts';
import type { FileRoute } from '#web/server/file-route.ts';
import { handle, type Route } from '#web/server/route.ts';
import { getDumps } from './dumps.contract.ts';
import { dumpsDir, readManifest } from './read-dumps.service.ts';

export const dumpsApi: Route[] = [handle(getDumps, ({ config }) => readManifest(dumpsDir(config)), { tags: () => [tag.dumps] })];

const NAME = String.raw`[a-z_]+-(\d{4}-\d\d|all)-[0-9a-f]{16}\.(parquet|ndjson\.gz)`;
/** A file never changes, but a player who hides tonight is gone from tomorrow's: caches need not keep it longer. */
const KEPT = 'public, max-age=86400, immutable';

/** `/data/{table}-{month}-{digest}.parquet` and `.ndjson.gz`, in whole or in parts. */
export const dumpFiles: FileRoute[] = [
  {
    paths: [`/data/:file{${NAME}}`],
    run: async ({ config }, { params, headers }) => {
      const name = params['file'] ?? '';
      const file = await openFile(dumpsDir(config), name);
      if (!file) throw new Refusal('fileNotFound');
      const [, digest = ''] = /-([0-9a-f]{16})\./.exec(name) ?? [];
      return rangedFile(
        { ...file, etag: `"${digest}"` },
        {
          'content-type': name.endsWith('.parquet') ? 'application/vnd.apache.parquet' : 'application/gzip',
          'cache-control': KEPT,
          'access-control-expose-headers': 'Accept-Ranges, Content-Range, Content-Length, ETag',
        },
        headers,
      );
    },
  },
];
