/** A part of a picture, in whole pixels. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The largest square of a picture.
 * @param position along the longer edge, from 0 (left or top) over 0.5 (the middle) to 1 (right or bottom)
 */
export function squareRegion(width: number, height: number, position = 0.5): Region {
  const side = Math.min(width, height);
  const at = Math.min(1, Math.max(0, position));
  return { x: Math.round((width - side) * at), y: Math.round((height - side) * at), width: side, height: side };
}

/** Size of a picture whose longer edge is at most `longest` pixels, in the same ratio; never larger than it was. */
export function fitWithin(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Qualities to try one after the other until a picture is small enough, the best first. */
export const jpegQualities = [0.86, 0.76, 0.66, 0.55, 0.45] as const;
