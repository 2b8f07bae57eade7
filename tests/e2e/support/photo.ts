import sharp from 'sharp';

/** A photo as a phone takes it; some phones call it by a type that doesn't exist. */
export async function photo(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const buffer = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpg', buffer };
}

/** A screenshot of a page that was scrolled, full of lines of letters. */
export async function longScreenshot(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const [width, height] = [1_080, 16_000];
  const grey = Buffer.alloc(width * height, 255);
  for (let at = 0; at < grey.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    // Letters of 24 by 36 pixels, each of a pattern of its own, in lines with space between them.
    const letter = Math.floor(x / 24) * 31 + Math.floor(y / 180) * 17;
    if (y % 180 < 36 && x % 24 < 18 && (letter * (Math.floor((x % 24) / 6) + 3 * Math.floor((y % 180) / 6) + 1)) % 7 < 3) grey[at] = 20;
  }
  const buffer = await sharp(grey, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 100 })
    .toBuffer();
  return { name: 'mutasi.jpg', mimeType: 'application/octet-stream', buffer };
}

/** The beginning of a photo as iPhones keep them, which Chromium can't decode. */
export const heic = {
  name: 'IMG_0001.HEIC',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400, '\0'), 'latin1'),
};
