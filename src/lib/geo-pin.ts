/** A place on the earth, in degrees. */
export interface Pin {
  readonly latitude: number;
  readonly longitude: number;
}

/** Five decimals are a metre: no finger is more exact. */
const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

/** Within the world, to a metre; a map that was dragged around the world names the same place again. */
export function pinAt(latitude: number, longitude: number): Pin {
  const wrapped = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return { latitude: round(Math.min(90, Math.max(-90, latitude))), longitude: round(wrapped) };
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Pixels that a key moves a pin by: 10, or one with Shift. Null for other keys. */
export function stepOfKey(key: string, isFine: boolean): readonly [x: number, y: number] | null {
  const direction = directions[key];
  const size = isFine ? 1 : 10;
  return direction === undefined ? null : [direction[0] * size, direction[1] * size];
}

/** As people write it in both languages: '3.69543° S, 128.18143° E'. */
export function formatPin({ latitude, longitude }: Pin, letters: { north: string; south: string; east: string; west: string }): string {
  const part = (degrees: number, positive: string, negative: string) =>
    `${Math.abs(degrees).toFixed(5)}° ${degrees < 0 ? negative : positive}`;
  return `${part(latitude, letters.north, letters.south)}, ${part(longitude, letters.east, letters.west)}`;
}

/** Mean radius of the earth in kilometres (IUGG). */
const EARTH = 6_371;

/** Whole kilometres between two places as the crow flies, by the haversine formula. */
export function kilometresBetween(one: Pin, other: Pin): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const chord = half(one.latitude, other.latitude) + across * half(one.longitude, other.longitude);
  return Math.round(2 * EARTH * Math.asin(Math.sqrt(chord)));
}
