import {
  BINDING_WIRE,
  concretes,
  DRY_LAYER_SAND,
  FILL_SAND,
  FOOTING_STONE,
  footings,
  GRAVEL_DENSITY,
  LAPS,
  roughGrades,
  SAND_DENSITY,
  STEEL,
} from './coefficients.ts';
import { ceilOf, type Exact, exact, floorOf, millionths, over, plus, thousandths, times } from './exact.ts';
import { areaFields, areaOf, choice, type Field, flag, measure, optionOf, spare, type Typed, type Values, withSpare } from './fields.ts';
import type { Job, Need } from './job.ts';

const volumeBy = choice('by', ['sides', 'volume']);

/** A volume, typed as such or by three sides. */
const volumeFields = (typed: Typed): Field[] => [
  volumeBy,
  ...(optionOf(volumeBy, typed) === 'volume'
    ? [measure('volume', 'm3')]
    : [measure('length', 'm'), measure('width', 'm', { most: 1_000_000 }), measure('deep', 'cm')]),
];
const volumeOf = (values: Values): Exact =>
  values.has('volume') ? values.of('volume') : times(values.of('length'), values.of('width'), over(values.of('deep'), exact(100)));

export const concrete: Job = {
  id: 'concrete',
  isStructural: true,
  edition: values => (values.choice('grade').startsWith('fc') ? 'ahsp_2025' : 'sni_7394'),
  fields: typed => [...volumeFields(typed), choice('grade', Object.keys(concretes), 'K-225'), flag('damp'), spare(), flag('tolerant')],
  needs: values => {
    const amount = volumeOf(values);
    const grade = values.choice('grade');
    const [cement, sand, gravel, water] = concretes[grade] ?? [0, 0, 0, 0];
    const factor = withSpare(values);
    // Older rules: damp sand takes a fifth more room.
    const bulking = values.is('damp') ? exact(6, 5) : exact(1);
    const need = (role: Need['role'], unit: Need['unit'], rate: Exact): Need => ({
      role,
      unit,
      rate,
      amount: times(amount, rate, factor),
      ...(roughGrades.includes(grade) ? { isRough: true } : {}),
    });
    return {
      work: { amount, unit: 'm3' },
      isTolerant: values.is('tolerant'),
      needs: [
        need('cement', 'kg', exact(cement)),
        need('concrete_sand', 'm3', times(exact(sand, SAND_DENSITY), bulking)),
        need('gravel', 'm3', exact(gravel, GRAVEL_DENSITY)),
        need('water', 'liter', exact(water)),
      ],
    };
  },
};

const diameters = ['Ø6', 'Ø8', 'Ø10', 'Ø12', 'D10', 'D13', 'D16', 'D19', 'D22', 'D25'];
/** Concrete outside of the stirrups, in millimetres. */
const COVER = 25;
/** Millimetres of a bar as it is sold. */
const BAR = 12_000;
const millimetres = (diameter: string) => Number(diameter.slice(1));

/** Length of a stirrup in millimetres: `2 ((b − 2c) + (h − 2c)) + 2 max(75, 6 d)`. @param width and height of the section, millimetres */
const stirrupLength = (width: number, height: number, diameter: number): number =>
  2 * (width - 2 * COVER + (height - 2 * COVER)) + 2 * Math.max(75, 6 * diameter);

/** Sloof, columns and ring beams: a frame of so many equal pieces. */
export const frame: Job = {
  id: 'frame',
  isStructural: true,
  edition: () => 'geometry',
  fields: () => [
    measure('width', 'cm', { initial: '15', least: 8_000, most: 200_000 }),
    measure('height', 'cm', { initial: '20', least: 8_000, most: 200_000 }),
    measure('length', 'm', { most: 5_000_000 }),
    measure('pieces', 'count', { initial: '1', least: 1_000 }),
    measure('bars', 'count', { initial: '4', least: 2_000, most: 40_000 }),
    choice('bar', diameters, 'D10'),
    choice('stirrup', ['Ø6', 'Ø8', 'Ø10', 'D10', 'D13'], 'Ø8'),
    measure('spacing', 'cm', { initial: '15', least: 3_000, most: 100_000 }),
  ],
  needs: values => {
    const whole = (id: string, unit: number) => floorOf(times(values.of(id), exact(unit)));
    const [bar, stirrup] = [values.choice('bar'), values.choice('stirrup')];
    const pieces = whole('pieces', 1);
    const main = times(values.of('bars'), values.of('length'), values.of('pieces'), millionths(LAPS));
    const count = pieces * (floorOf(over(times(values.of('length'), exact(100)), values.of('spacing'))) + 1);
    const length = stirrupLength(whole('width', 10), whole('height', 10), millimetres(stirrup));
    const bars = Math.ceil(count / Math.max(1, Math.floor(BAR / length)));
    const weight = (diameter: string, metres: Exact) => times(metres, exact(STEEL * millimetres(diameter) ** 2, 1_000_000_000));
    const steel = plus(weight(bar, main), weight(stirrup, exact(count * length, 1_000)));
    return {
      work: { amount: steel, unit: 'kg' },
      needs: [
        { role: 'bar', unit: 'm', amount: main, size: bar },
        { role: 'stirrup_bar', unit: 'batang', amount: exact(bars), size: stirrup, pieces: count },
        { role: 'binding_wire', unit: 'kg', amount: times(steel, millionths(BINDING_WIRE)) },
      ],
    };
  },
};

/** A sheet of 2.1 × 5.4 m with a lap of one mesh each way covers 1.95 × 5.25 m. */
const MESH_COVER = 10_237_500;

export const wiremesh: Job = {
  id: 'wiremesh',
  isStructural: true,
  edition: () => 'geometry',
  fields: typed => [...areaFields(typed, { other: 'width' }), choice('mesh', ['M5', 'M6', 'M7', 'M8', 'M10'], 'M8')],
  needs: values => {
    const area = areaOf(values);
    const sheets = over(area, millionths(MESH_COVER));
    return {
      work: { amount: area, unit: 'm2' },
      needs: [{ role: 'wiremesh', unit: 'lembar', amount: sheets, size: values.choice('mesh') }],
    };
  },
};

export const footing: Job = {
  id: 'footing',
  isStructural: true,
  edition: () => 'ahsp_2025',
  fields: () => [
    measure('top', 'cm', { initial: '30' }),
    measure('bottom', 'cm', { initial: '60' }),
    measure('height', 'cm', { initial: '60' }),
    measure('length', 'm'),
    choice('mix', Object.keys(footings), '4'),
    measure('dry_layer', 'cm', { isOptional: true, least: 0, most: 100_000 }),
    flag('tolerant'),
    spare(),
  ],
  needs: values => {
    const metres = (id: string) => over(values.of(id), exact(100));
    const amount = times(over(plus(metres('top'), metres('bottom')), exact(2)), metres('height'), values.of('length'));
    const layer = times(metres('bottom'), metres('dry_layer'), values.of('length'));
    const { cement = 0, sand = 0 } = footings[values.choice('mix')] ?? {};
    const factor = withSpare(values);
    const need = (role: Need['role'], unit: Need['unit'], coefficient: number, volume: Exact): Need => ({
      role,
      unit,
      rate: millionths(coefficient),
      amount: times(volume, millionths(coefficient), factor),
    });
    return {
      work: { amount, unit: 'm3' },
      isTolerant: values.is('tolerant'),
      needs: [
        need('river_stone', 'm3', FOOTING_STONE, plus(amount, layer)),
        need('cement', 'kg', cement, amount),
        need('masonry_sand', 'm3', sand, amount),
        ...(values.has('dry_layer') ? [need('fill_sand', 'm3', DRY_LAYER_SAND, layer)] : []),
      ],
    };
  },
};

export const fill: Job = {
  id: 'fill',
  isStructural: false,
  edition: () => 'ahsp_2025',
  fields: typed => [...volumeFields(typed), flag('tolerant')],
  needs: values => {
    const amount = volumeOf(values);
    const rate = millionths(FILL_SAND);
    return {
      work: { amount, unit: 'm3' },
      isTolerant: values.is('tolerant'),
      needs: [{ role: 'fill_sand', unit: 'm3', rate, amount: times(amount, rate) }],
    };
  },
};

/** Metres of a pipe as it is sold. */
const PIPE = 4;

export const pipe: Job = {
  id: 'pipe',
  isStructural: false,
  edition: () => 'geometry',
  fields: () => [
    measure('length', 'm'),
    measure('runs', 'count', { initial: '1', least: 1_000, most: 200_000 }),
    choice('diameter', ['½"', '¾"', '1"', '1½"', '2"', '3"', '4"'], '½"'),
    spare('5'),
  ],
  needs: values => {
    const metres = times(values.of('length'), withSpare(values));
    const size = values.choice('diameter');
    const sockets = Math.max(0, ceilOf(over(metres, exact(PIPE))) - floorOf(values.of('runs')));
    return {
      work: { amount: values.of('length'), unit: 'm' },
      needs: [
        { role: 'pipe', unit: 'm', amount: metres, size },
        { role: 'socket', unit: 'pcs', amount: thousandths(sockets * 1_000), size },
      ],
    };
  },
};
