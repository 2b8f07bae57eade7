import {
  ceilings,
  compoundBag,
  GROUT,
  LAPS,
  paints,
  TILE_ADHESIVE_BAG,
  tileAdhesives,
  tileBeds,
  WATERPROOF_COATING,
  WATERPROOF_MEMBRANE,
} from './coefficients.ts';
import { exact, millionths, numberOf, over, plus, times } from './exact.ts';
import { areaFields, areaOf, choice, measure, optionOf, spare, withSpare } from './fields.ts';
import type { Job, Need } from './job.ts';
import { type Role, roleOf } from './roles.ts';

/** Boxes as they are usual: thousandths of a square metre, and pieces. */
const tileBoxes: Readonly<Record<string, readonly [area: number, pieces: number]>> = {
  '20x25': [1_000, 20],
  '25x40': [1_000, 10],
  '30x30': [990, 11],
  '30x60': [1_080, 6],
  '40x40': [960, 6],
  '50x50': [1_000, 4],
  '60x60': [1_440, 4],
  '80x80': [1_920, 3],
  '60x120': [1_440, 2],
  '20x100': [1_200, 6],
};
const place = choice('place', ['floor', 'wall', 'granite']);
const bed = choice('bed', ['adhesive', 'cement', 'none']);

export const tiles: Job = {
  id: 'tiles',
  isStructural: false,
  edition: values => (values.choice('bed') === 'cement' ? 'ahsp_2025' : 'geometry'),
  fields: typed => [
    ...areaFields(typed, { other: 'width', hasOpenings: optionOf(place, typed) === 'wall' }),
    place,
    choice('size', Object.keys(tileBoxes), '40x40'),
    measure('box', 'm2_per_box', { isOptional: true, least: 10 }),
    bed,
    spare('5'),
  ],
  needs: values => {
    const area = areaOf(values);
    const size = values.choice('size');
    const where = values.choice('place') as keyof typeof tileAdhesives;
    const plain = (role: Role, unit: Need['unit'], coefficient: number): Need => ({
      role,
      unit,
      rate: millionths(coefficient),
      edition: 'ahsp_2025',
      amount: times(area, millionths(coefficient)),
    });
    const beds = tileBeds[where === 'wall' ? 'wall' : 'floor'];
    const [usual, inBox] = tileBoxes[size] ?? [1_000, 0];
    const glue = over(exact(TILE_ADHESIVE_BAG), exact(tileAdhesives[where]));
    return {
      work: { amount: area, unit: 'm2' },
      needs: [
        {
          role: `${where}_tile`,
          unit: 'm2',
          amount: times(area, withSpare(values)),
          size,
          sale: [{ unit: 'dus', content: values.has('box') ? numberOf(times(values.of('box'), exact(1_000)), 1) : usual }],
          ...(values.has('box') ? { isOwnGoods: true } : { pieces: inBox }),
        },
        ...(values.choice('bed') === 'cement'
          ? [plain('cement', 'kg', beds.cement), plain('masonry_sand', 'm3', beds.sand)]
          : values.choice('bed') === 'none'
            ? []
            : [
                {
                  role: where === 'wall' ? 'tile_adhesive_wall' : where === 'granite' ? 'tile_adhesive_granite' : 'tile_adhesive_floor',
                  unit: 'kg',
                  rate: glue,
                  edition: 'trade',
                  amount: times(area, glue),
                  own: { area },
                } as const,
              ]),
        { ...plain('grout', 'kg', GROUT), edition: 'trade', own: { area } },
      ],
    };
  },
};

const surface = choice('surface', ['interior', 'exterior', 'ceiling']);
const paintRoles = { interior: 'wall_paint', exterior: 'exterior_paint', ceiling: 'ceiling_paint' } as const;

export const paint: Job = {
  id: 'paint',
  isStructural: false,
  edition: values => (values.has('coverage') ? 'geometry' : 'ahsp_2025'),
  fields: typed => [
    ...areaFields(typed, { other: 'height', hasOpenings: true }),
    surface,
    choice('state', ['new', 'old']),
    measure('coats', 'coats', { initial: '2', least: 1_000 }),
    measure('coverage', 'm2_per_unit', { isOptional: true, least: 100 }),
    spare(),
  ],
  needs: values => {
    const area = areaOf(values);
    const kind = values.choice('surface') as keyof typeof paintRoles;
    const { primer, finish } = paints[kind === 'ceiling' ? 'old' : values.choice('state') === 'old' ? 'old' : 'new'];
    const coats = values.of('coats');
    const worked = times(area, withSpare(values));
    // The table is for two coats.
    const perCoats = times(millionths(finish), over(coats, exact(2)));
    const stated = values.has('coverage') ? over(coats, values.of('coverage')) : null;
    return {
      work: { amount: area, unit: 'm2' },
      needs: [
        {
          role: paintRoles[kind],
          unit: stated !== null && kind === 'exterior' ? 'liter' : 'kg',
          rate: stated ?? perCoats,
          amount: times(worked, stated ?? perCoats),
          ...(stated === null ? { own: { area: worked, coats } } : {}),
          ...(stated === null && kind === 'exterior' ? { sale: roleOf('wall_paint').sale } : {}),
        },
        {
          role: 'primer',
          unit: 'kg',
          rate: millionths(primer),
          edition: 'ahsp_2025',
          amount: times(worked, millionths(primer)),
          own: { area: worked },
        },
      ],
    };
  },
};

const coat = choice('method', ['coating', 'membrane']);

export const waterproofing: Job = {
  id: 'waterproofing',
  isStructural: false,
  edition: () => 'ahsp_2025',
  fields: typed => [...areaFields(typed, { other: 'width' }), coat, spare()],
  needs: values => {
    const area = areaOf(values);
    const worked = times(area, withSpare(values));
    const need = (role: Role, unit: Need['unit'], coefficient: number): Need => ({
      role,
      unit,
      rate: millionths(coefficient),
      amount: times(worked, millionths(coefficient)),
      own: { area: worked },
    });
    return {
      work: { amount: area, unit: 'm2' },
      needs:
        values.choice('method') === 'membrane'
          ? [need('membrane', 'm2', WATERPROOF_MEMBRANE), need('membrane_primer', 'kg', 300_000)]
          : [need('waterproofing', 'kg', WATERPROOF_COATING)],
    };
  },
};

const ceilingBy = choice('by', ['sides', 'area']);

export const ceiling: Job = {
  id: 'ceiling',
  isStructural: false,
  edition: () => 'ahsp_2025',
  fields: typed => [
    ceilingBy,
    ...(optionOf(ceilingBy, typed) === 'area'
      ? [measure('area', 'm2'), measure('perimeter', 'm')]
      : [measure('length', 'm'), measure('width', 'm', { most: 1_000_000 })]),
    spare(),
  ],
  needs: values => {
    const area = areaOf(values);
    const perimeter = values.has('perimeter') ? values.of('perimeter') : times(plus(values.of('length'), values.of('width')), exact(2));
    const factor = withSpare(values);
    const need = (role: Role, unit: Need['unit'], rate: ReturnType<typeof exact>): Need => ({
      role,
      unit,
      rate,
      amount: times(area, rate, factor),
    });
    const compound = exact(compoundBag.kilograms, compoundBag.area);
    return {
      work: { amount: area, unit: 'm2' },
      needs: [
        need('gypsum_board', 'lembar', millionths(ceilings.board)),
        { ...need('furring', 'm', millionths(ceilings.furring)), edition: 'trade' },
        { role: 'wall_angle', unit: 'm', amount: times(perimeter, millionths(LAPS), factor) },
        { ...need('gypsum_screw', 'pcs', millionths(ceilings.screws)), edition: 'trade' },
        { ...need('compound', 'kg', compound), edition: 'trade', own: { area: times(area, factor) } },
      ],
    };
  },
};
