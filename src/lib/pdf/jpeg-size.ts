/** Size of a picture in pixels, and its colour channels: 1 is grey, 3 is colour, 4 is for printing presses. */
export interface JpegSize {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Reads the head of a JPEG (ITU T.81, B.2.2: the frame header). @returns null where it is none, or broken */
export function jpegSize(bytes: Uint8Array): JpegSize | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Frame headers are C0 to CF, but for three other segments among them.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const [height, width, channels] = [view.getUint16(at + 5), view.getUint16(at + 7), bytes[at + 9] ?? 0];
      return width > 0 && height > 0 && [1, 3, 4].includes(channels) ? { width, height, channels } : null;
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
