import sharp from 'sharp';

/** A photo as a phone takes it. */
export async function photo(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const buffer = await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
