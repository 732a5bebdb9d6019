import fs from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDir } from '#services/project.ts';
import { openWebSite, type WebSite } from '../../../../tests/kits/web-site.ts';
import { makeSprites } from '../../../../tools/sprites/make-sprites.ts';
import { pictureVersion } from './show-picture.service.ts';

let folder = '';
let plain: WebSite;
let withArt: WebSite;
let host: Server;
/** What was requested from the art host, and how it answers: with the picture of a colour, `broken`, `huge` or `html`. */
const asked: string[] = [];
let mood: 'fine' | 'broken' | 'huge' | 'html' = 'fine';

beforeAll(async () => {
  await makeSprites(path.join(projectDir, 'public/emblems'));
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sixfold-art-'));
  const red = await sharp({ create: { width: 256, height: 144, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const blue = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0000ff' } })
    .webp({ lossless: true })
    .toBuffer();
  host = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (mood === 'broken') return response.writeHead(500).end();
    if (mood === 'huge') return response.writeHead(200).end(Buffer.alloc(5 * 1024 * 1024));
    if (mood === 'html')
      return response.writeHead(200, { 'content-type': 'image/png' }).end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    return request.url?.includes('axe') ? response.writeHead(200, { 'content-type': 'image/png' }).end(red) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = host.address();
  await fs.mkdir(path.join(folder, 'art/items'), { recursive: true });
  await fs.writeFile(path.join(folder, 'art/items/item_tango.webp'), blue);
  await fs.mkdir(path.join(folder, 'videos/heroes/npc_dota_hero_axe'), { recursive: true });
  await fs.writeFile(path.join(folder, 'videos/heroes/npc_dota_hero_axe/modifier_axe_call_7.webm'), '0123456789');
  await fs.writeFile(path.join(folder, 'videos/heroes/npc_dota_hero_axe/modifier_empty.webm'), '');
  await fs.mkdir(path.join(folder, 'videos/heroes/npc_dota_hero_zuus'));
  await fs.writeFile(path.join(folder, 'videos/heroes/npc_dota_hero_zuus/modifier_zuus_arc_7.webm'), '0123456789');
  await fs.writeFile(path.join(folder, 'secret.webm'), 'secret');
  await fs.symlink(path.join(folder, 'secret.webm'), path.join(folder, 'videos/heroes/npc_dota_hero_axe/modifier_link.webm'));
  plain = await openWebSite({ DATA_DIR: path.join(folder, 'plain') });
  withArt = await openWebSite({
    DATA_DIR: path.join(folder, 'data'),
    ART_DIR: path.join(folder, 'art'),
    ART_URL: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v7`,
    VIDEO_DIR: path.join(folder, 'videos'),
  });
});
afterAll(async () => {
  await plain.close();
  await withArt.close();
  host.close();
  await fs.rm(folder, { recursive: true, force: true });
});

const get = (site: WebSite, address: string, headers: Record<string, string> = {}) => fetch(site.origin + address, { headers });

async function picture(site: WebSite, address: string, accept = '*/*') {
  const response = await get(site, address, { accept });
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).stats();
  return {
    status: response.status,
    headers: response.headers,
    type: response.headers.get('content-type'),
    format,
    width,
    height,
    dominant,
  };
}

test.each([
  ['heroes/npc_dota_hero_abaddon/80x47', 80, 47],
  ['heroes/abaddon/1x1', 1, 1],
  ['heroes/npc_dota_hero_enigma/30x20', 30, 20],
  ['talents/mist/47x47', 47, 47],
  ['talents/modifier_abaddon_mist_1/47x47', 47, 47],
  ['talents/modifier_up_health/47x47', 47, 47],
  ['items/item_black_king_bar/88x64', 88, 64],
  ['items/item_recipe_manta/88x64', 88, 64],
  ['heroes/npc_dota_hero_axe/1024x3', 1024, 3],
])('%s.png is drawn from the emblem at its size', async (name, width, height) => {
  expect(await picture(plain, `/v2/images/${name}.png`)).toMatchObject({ status: 200, type: 'image/png', format: 'png', width, height });
});

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['image/avif;q=0, image/webp;q=0.5', 'image/webp'],
  ['image/png', 'image/png'],
  ['', 'image/png'],
])('a client that accepts %j gets %s', async (accept, type) => {
  const made = await picture(plain, '/v2/images/heroes/npc_dota_hero_axe/80x47.png', accept);
  expect(made.type).toBe(type);
  expect(made.headers.get('vary')).toContain('Accept');
});

test('a large picture is sent as WebP to clients that accept AVIF: it costs a tenth', async () => {
  expect((await picture(plain, '/v2/images/heroes/npc_dota_hero_axe/600x600.png', 'image/avif,image/webp')).type).toBe('image/webp');
});

test.each([
  ['/v2/images/heroes/npc_dota_hero_axe/1025x10.png', 400],
  ['/v2/images/heroes/npc_dota_hero_axe/0x10.png', 400],
  ['/v2/images/heroes/npc_dota_hero_axe/10x.png', 400],
  ['/v2/images/heroes/npc_dota_hero_axe/10x10.svg', 400],
  ['/v2/images/heroes/npc_dota_hero_axe/1e3x10.png', 400],
  ['/v2/images/heroes/npc_dota_hero_nobody/10x10.png', 404],
  ['/v2/images/talents/anything/10x10.png', 404],
  ['/v2/images/items/item_nothing/10x10.png', 404],
  ['/v2/images/items/item____manta/10x10.png', 404],
  ['/v2/images/items/ITEM_manta/10x10.png', 404],
  ['/v2/images/items/..%2f..%2fsecret/10x10.png', 404],
  ['/v2/images/items/%00/10x10.png', 404],
  ['/v2/images/items/%ff/10x10.png', 404],
  ['/v2/images/players/1/10x10.png', 404],
  ['/v2/images/heroes/axe', 404],
  ['/v2/anything', 404],
])('%s is a %i in the envelope', async (address, status) => {
  const response = await get(plain, address);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ data: null, hasErrors: true });
});

test('a picture has an ETag, is open to every site, and its version may be cached for good', async () => {
  const address = '/v2/images/heroes/npc_dota_hero_lina/80x47.png';
  const first = await get(plain, address);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
  const second = await get(plain, address, { 'if-none-match': etag });
  expect([second.status, await second.text(), second.headers.get('content-length')]).toEqual([304, '', null]);
  const kept = await get(plain, `${address}?v=${pictureVersion(plain.config)}`);
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const head = await fetch(plain.origin + address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('art from the folder and the host comes before emblems; the host is asked once for any number of sizes and clients', async () => {
  expect(await picture(withArt, '/v2/images/items/item_tango/88x64.png')).toMatchObject({ width: 88, dominant: { b: 248, r: 8 } });
  asked.length = 0;
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, index) => picture(withArt, `/v2/images/heroes/npc_dota_hero_axe/${40 + (index % 3)}x40.png`)),
  );
  for (const one of made) expect(one).toMatchObject({ status: 200, dominant: { r: 248, g: 8, b: 8 } });
  expect(asked).toEqual(['/v7/heroes/npc_dota_hero_axe.png']);
  expect((await picture(withArt, '/v2/images/heroes/npc_dota_hero_axe/90x90.png', 'image/webp')).format).toBe('webp');
  expect(asked).toHaveLength(1);
});

test('pages show the art of heroes if there is some, and otherwise emblems', async () => {
  const [drawn, shown] = await Promise.all([plain, withArt].map(async (site) => (await fetch(`${site.origin}/heroes`)).text()));
  const picture = /<image href="(\/v2\/images\/heroes\/npc_dota_hero_axe\/[^"]+)"/.exec(shown ?? '')?.[1];
  expect((await fetch(withArt.origin + picture)).headers.get('cache-control')).toContain('immutable');
  expect(drawn).not.toContain('<image');
});

test('a hero page shows the art of talents and their features, each at an address that works', async () => {
  const [drawn = '', shown = ''] = await Promise.all(
    [plain, withArt].map(async (site) => (await fetch(`${site.origin}/heroes/abaddon`)).text()),
  );
  const addresses = [...new Set(shown.match(/\/v2\/images\/talents\/[^"]+/g))];
  expect(addresses.length).toBeGreaterThan(30);
  const asked = addresses.map((address) => fetch(withArt.origin + address.replace('128x128', '8x8')));
  expect((await Promise.all(asked)).filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([]);
  expect(drawn).not.toContain('/v2/images/talents/');
});

test('an old page that requests removed pictures gets an emblem that is not cached for good; others get a 404', async () => {
  for (const name of ['items/item_drums_of_old', 'heroes/npc_dota_hero_nobody', 'talents/gone']) {
    const address = `/v2/images/${name}/20x20.png`;
    const response = await get(withArt, `${address}?v=${pictureVersion(withArt.config)}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    expect((await get(withArt, address)).status).toBe(404);
    expect((await get(plain, `${address}?v=${pictureVersion(plain.config)}`)).status).toBe(404);
  }
});

test('a picture that the host does not have is an emblem, and the host is not asked again at once', async () => {
  asked.length = 0;
  for (const size of ['10x10', '11x11', '10x10']) await picture(withArt, `/v2/images/heroes/npc_dota_hero_lina/${size}.png`);
  expect(asked).toEqual(['/v7/heroes/npc_dota_hero_lina.png']);
});

test.each(['huge', 'html'] as const)('a %s answer from the host is not a picture: the emblem is drawn', async (kind) => {
  mood = kind;
  expect(await picture(withArt, `/v2/images/items/item_${kind === 'huge' ? 'flask' : 'clarity'}/20x20.png`)).toMatchObject({
    status: 200,
    width: 20,
  });
  mood = 'fine';
});

test('a broken host is not asked again for a while; emblems replace its pictures and are not cached for good', async () => {
  mood = 'broken';
  asked.length = 0;
  for (const hero of ['npc_dota_hero_lion', 'npc_dota_hero_zuus', 'npc_dota_hero_puck']) {
    expect(await picture(withArt, `/v2/images/heroes/${hero}/20x20.png`)).toMatchObject({ status: 200, width: 20 });
  }
  expect(asked).toHaveLength(1);
  expect(pictureVersion(withArt.config)).toBe('resting');
  mood = 'fine';
});

test('the talents with a video are those with a video file that is not empty', async () => {
  const videosOf = async (site: WebSite, hero: string) => (await get(site, `/api/v2/heroes/videos?heroName=${hero}`)).json();
  expect(await videosOf(withArt, 'npc_dota_hero_axe')).toMatchObject({ data: ['modifier_axe_call_7'] });
  for (const name of ['zeus', 'zuus', 'npc_dota_hero_zuus'])
    expect(await videosOf(withArt, name)).toMatchObject({ data: ['modifier_zuus_arc_7'] });
  expect(await videosOf(withArt, 'npc_dota_hero_abaddon')).toMatchObject({ data: [] });
  expect(await videosOf(plain, 'npc_dota_hero_axe')).toMatchObject({ data: [] });
  expect((await get(withArt, '/api/v2/heroes/videos?heroName=../axe')).status).toBe(400);
});

const video = '/videos/heroes/npc_dota_hero_axe/modifier_axe_call_7.webm';

test.each([
  [undefined, 200, '0123456789', null],
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=4-2', 200, '0123456789', null],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['lines=0-1', 200, '0123456789', null],
])('a video is requested %s', async (range, status, body, contentRange) => {
  const response = await get(withArt, video, range === undefined ? {} : { range });
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([status, body, contentRange]);
  expect(response.headers.get('content-type')).toBe('video/webm');
});

test('a video that the client already has is a 304; a part of another version is sent as a whole', async () => {
  const etag = (await get(withArt, video)).headers.get('etag') ?? '';
  expect((await get(withArt, video, { 'if-none-match': etag })).status).toBe(304);
  expect((await get(withArt, video, { range: 'bytes=1-2', 'if-range': etag })).status).toBe(206);
  expect((await get(withArt, video, { range: 'bytes=1-2', 'if-range': '"old"' })).status).toBe(200);
  expect((await fetch(withArt.origin + video, { method: 'HEAD' })).headers.get('content-length')).toBe('10');
  expect(await (await get(withArt, '/videos/heroes/npc_dota_hero_axe/modifier_empty.webm')).text()).toBe('');
});

test.each([
  '/videos/heroes/npc_dota_hero_axe/nothing.webm',
  '/videos/heroes/npc_dota_hero_axe/modifier_link.webm',
  '/videos/heroes/..%2f..%2fsecret.webm',
  '/videos/heroes/%2e%2e/%2e%2e%2fsecret.webm',
  '/videos/heroes/npc_dota_hero_axe/..%2f..%2f..%2fsecret.webm',
  '/videos/heroes/npc_dota_hero_axe/',
  '/videos/heroes/npc_dota_hero_axe/modifier_axe_call_7.mp4',
])('%s is a 404', async (address) => {
  expect((await get(withArt, address)).status).toBe(404);
});

test('without a folder there are no videos', async () => {
  expect((await get(plain, video)).status).toBe(404);
});
