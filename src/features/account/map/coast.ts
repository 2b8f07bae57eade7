import coast from './coast.json';

type LatLng = [latitude: number, longitude: number];

/** Rings of land in degrees, as `scripts/build-coast.ts` packed them: steps of a thousandth of a degree. */
export function coastRings(): LatLng[][] {
  return (coast as number[][]).map(steps => {
    const ring: LatLng[] = [];
    let [x, y] = [0, 0];
    for (let index = 0; index + 1 < steps.length; index += 2) {
      x += steps[index] ?? 0;
      y += steps[index + 1] ?? 0;
      ring.push([y / 1_000, x / 1_000]);
    }
    return ring;
  });
}
