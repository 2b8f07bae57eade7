/**
 * Writes the coast that the address map draws, `src/features/account/map/coast.json`, from the package `world-atlas` (ISC; Natural
 * Earth 1:10m, public domain). Run by hand after an update of the package: `npx tsx scripts/build-coast.ts`.
 * Each ring is one flat list of whole thousandths of a degree: its first longitude and latitude, then the steps to each next point.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type Point = readonly [longitude: number, latitude: number];

/** The part of the world that is drawn, in degrees: Indonesia with a frame; neighbours are cut at it. */
const FRAME = { west: 94.5, east: 142, south: -11.5, north: 6.5 };
/** The service area begins east of Bali: there the coast is finer, in degrees of allowed error. */
const EAST = 115.5;
const FINE = 0.006;
const COARSE = 0.03;
/** Islands below this many square degrees are left out: on screen they are dots (about 2 km² in the east). */
const SMALLEST = { fine: 0.00015, coarse: 0.01 };
const MOST_BYTES = 60_000;
const COUNTRIES = new Set(['Indonesia', 'Timor-Leste', 'Malaysia', 'Brunei', 'Singapore', 'Papua New Guinea', 'Philippines']);

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const atlas: Topology<{ countries: GeometryCollection<{ name: string }> }> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
);

function outerRings(): Point[][] {
  return feature(atlas, atlas.objects.countries).features.flatMap(({ geometry, properties }) => {
    if (!COUNTRIES.has(properties.name)) return [];
    if (geometry.type === 'Polygon') return [geometry.coordinates[0] as unknown as Point[]];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(([outer]) => outer as unknown as Point[]) : [];
  });
}

/** Sutherland and Hodgman: what of a ring lies within the frame. */
function clipped(ring: readonly Point[]): Point[] {
  const sides: { isInside: (point: Point) => boolean; axis: 0 | 1; at: number }[] = [
    { isInside: ([x]) => x >= FRAME.west, axis: 0, at: FRAME.west },
    { isInside: ([x]) => x <= FRAME.east, axis: 0, at: FRAME.east },
    { isInside: ([, y]) => y >= FRAME.south, axis: 1, at: FRAME.south },
    { isInside: ([, y]) => y <= FRAME.north, axis: 1, at: FRAME.north },
  ];
  return sides.reduce<Point[]>(
    (points, { isInside, axis, at }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const crossing = isInside(point) === isInside(before) ? [] : [crossed(before, point, axis, at)];
        return isInside(point) ? [...crossing, point] : crossing;
      }),
    [...ring],
  );
}

function crossed(a: Point, b: Point, axis: 0 | 1, at: number): Point {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  const other = a[(1 - axis) as 0 | 1] + share * (b[(1 - axis) as 0 | 1] - a[(1 - axis) as 0 | 1]);
  return axis === 0 ? [at, other] : [other, at];
}

function areaOf(ring: readonly Point[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

/** Douglas and Peucker, on an open line. */
function simplified(line: readonly Point[], error: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let farthest = 0;
  let distance = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const away = distanceTo(line[index] as Point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= error) return [first, last];
  return [...simplified(line.slice(0, farthest + 1), error), ...simplified(line.slice(farthest), error).slice(1)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
}

/** A closed ring is split at its middle, so that both halves are open lines. */
function simplifiedRing(ring: readonly Point[], error: number): Point[] {
  const middle = Math.floor(ring.length / 2);
  return [...simplified(ring.slice(0, middle + 1), error), ...simplified(ring.slice(middle), error).slice(1)];
}

function encoded(ring: readonly Point[]): number[] {
  let [x, y] = [0, 0];
  return ring.flatMap(([longitude, latitude]) => {
    const [nextX, nextY] = [Math.round(longitude * 1_000), Math.round(latitude * 1_000)];
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
}

const rings = outerRings()
  .map(clipped)
  .filter(ring => ring.length > 3)
  .map(ring => ({ ring, isFine: ring.some(([x]) => x > EAST) && !ring.every(([, y]) => y > 5.7) }))
  .filter(({ ring, isFine }) => areaOf(ring) > (isFine ? SMALLEST.fine : SMALLEST.coarse))
  .map(({ ring, isFine }) => simplifiedRing(ring, isFine ? FINE : COARSE))
  .filter(ring => ring.length > 3);
const text = `${JSON.stringify(rings.map(encoded))}\n`;
if (text.length > MOST_BYTES) throw new Error(`${text.length} bytes of coast: raise the allowed error`);
writeFileSync(join(root, 'src/features/account/map/coast.json'), text);
process.stdout.write(`${rings.length} rings, ${text.length} bytes\n`);
