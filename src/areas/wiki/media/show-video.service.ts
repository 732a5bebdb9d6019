import path from 'node:path';
import { Refusal } from '#contract/refusals.ts';
import type { FileReply } from '#contract/reply.ts';
import type { Config } from '#services/config.ts';
import { openFile } from '#services/files.ts';
import { rangedFile } from '#services/ranged-file.ts';

const FRESH = 'public, max-age=86400';

/**
 * A video from the configured folder, or the requested range of it. `name` is a path of checked names ending in .webm or .mp4. Throws
 * Refusal fileNotFound.
 */
export async function showVideo({ videoDir }: Config, name: string, asked: Headers): Promise<FileReply> {
  const file = videoDir === undefined ? undefined : await openFile(path.resolve(videoDir), name);
  if (!file) throw new Refusal('fileNotFound');
  return rangedFile(file, { 'content-type': name.endsWith('.mp4') ? 'video/mp4' : 'video/webm', 'cache-control': FRESH }, asked);
}
