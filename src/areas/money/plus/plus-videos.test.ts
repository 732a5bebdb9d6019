import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';

let folder: string;
let site: WebSite;
let plain: WebSite;
const webm = Buffer.from('1a45dfa3 and then frames');
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sixfold-videos-'));
  await fs.mkdir(path.join(folder, 'plus'));
  for (const name of ['header.webm', '3.mp4', '5.webm', '5.mp4', '9.webm', 'other.webm'])
    await fs.writeFile(path.join(folder, 'plus', name), webm);
  await fs.writeFile(path.join(folder, 'plus', '7.webm'), '');
  site = await openWebSite({ VIDEO_DIR: folder });
  plain = await openWebSite();
});
afterAll(async () => {
  await site.close();
  await plain.close();
  await fs.rm(folder, { recursive: true });
});
const pageOf = async ({ origin }: WebSite) => (await fetch(`${origin}/dota-plus?lang=en`)).text();
const sourcesOf = (page: string) => [...page.matchAll(/<video[^>]* src="([^"]+)"/g)].map(([, src]) => src);

describe('the page of the subscription', () => {
  it('shows the videos in the folder, and drawings where there is no video', async () => {
    const page = await pageOf(site);
    expect(sourcesOf(page)).toEqual(['/videos/plus/header.webm', '/videos/plus/3.mp4', '/videos/plus/5.webm']);
    const without = await pageOf(plain);
    expect(sourcesOf(without)).toEqual([]);
    // Six of the eight rows still have a drawing; without a folder all of them do.
    const rows = (html: string) => html.match(/<li class="[^"]*"><div class="[^"]*" aria-hidden="true">(?!<video)/g)?.length;
    expect([rows(page), rows(without)]).toEqual([6, 8]);
  });

  it.each([
    ['header.webm', 'video/webm'],
    ['3.mp4', 'video/mp4'],
  ])('plays %s in parts', async (name, type) => {
    const ask = (headers: Record<string, string>) => fetch(`${site.origin}/videos/plus/${name}`, { headers });
    const whole = await ask({});
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([200, type, 'bytes']);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(webm);
    const part = await ask({ range: 'bytes=4-7' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes 4-7/${webm.length}`, 'dfa3']);
    expect((await ask({ range: `bytes=${webm.length}-` })).status).toBe(416);
  });

  it.each(['1.webm', '9.webm', 'other.webm', '..%2fplus%2f5.webm', '5.mov'])('has no %s', async (name) => {
    expect((await fetch(`${site.origin}/videos/plus/${name}`)).status).toBe(404);
  });
});
