import zlib from 'node:zlib';

const GRID = 6;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A made-up avatar as a PNG: a mirrored figure on a gradient, the same for the same bytes of the hash. */
export function drawPicture(hash: string, size: number): Buffer {
  const seed = Buffer.from(hash, 'hex');
  const hue = ((seed[0] ?? 0) / 255) * 360;
  const cell = size / (GRID + 2);
  const rows = Buffer.alloc(size * (size * 3 + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const column = Math.floor(x / cell) - 1;
      const row = Math.floor(y / cell) - 1;
      const half = Math.min(column, GRID - 1 - column);
      const isLit = column >= 0 && column < GRID && row >= 0 && row < GRID && (((seed[1 + row] ?? 0) >> half) & 1) === 1;
      const depth = (x + y) / (2 * size);
      const [red, green, blue] = toRgb(
        (hue + (isLit ? 40 : 60 * depth)) % 360,
        isLit ? 0.62 : 0.45,
        isLit ? 0.72 - 0.16 * depth : 0.3 - 0.16 * depth,
      );
      rows.set([red, green, blue], y * (size * 3 + 1) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', zlib.deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, sum]);
}

function toRgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const part = (shift: number) => {
    const place = (shift + hue / 30) % 12;
    return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  };
  return [part(0), part(8), part(4)];
}
