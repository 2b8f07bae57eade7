import {
  AERATED_PIECES,
  aeratedWalls,
  BATAKO_PIECES,
  brickWalls,
  INSTANT_PLASTER,
  INSTANT_SKIM,
  OLD_BRICKS,
  plasters,
  SKIM_CEMENT,
} from './coefficients.ts';
import { ceilOf, type Exact, exact, millionths, over, plus, thousandths, times } from './exact.ts';
import { areaFields, areaOf, choice, flag, measure, optionOf, spare, type Typed, withSpare } from './fields.ts';
import type { Job, Need } from './job.ts';
import type { Role } from './roles.ts';

const wall = (typed: Typed) => areaFields(typed, { other: 'height', hasOpenings: true });
const wallKind = choice('wall', ['half', 'full']);
const brickSize = choice('size', ['standard', 'sni_2008', 'own']);

/** A need by its coefficient of a square metre. @param factor such as the addition for waste */
function needOf(role: Role, unit: Need['unit'], coefficient: number, area: Exact, factor: Exact): Need {
  const rate = millionths(coefficient);
  return { role, unit, rate, amount: times(area, rate, factor) };
}

/** Pieces of a face in a square metre, with joints: `1 / ((length + joint) × (height + joint))`; all in millimetres. */
const piecesPerArea = (length: Exact, height: Exact, joint: Exact): Exact =>
  over(exact(1_000_000), times(plus(length, joint), plus(height, joint)));

export const bricks: Job = {
  id: 'bricks',
  isStructural: false,
  edition: values => (values.choice('size') === 'own' ? 'geometry' : 'ahsp_2025'),
  fields: typed => {
    const isOwn = optionOf(brickSize, typed) === 'own';
    const mixes = Object.keys(brickWalls[optionOf(wallKind, typed) === 'full' ? 'full' : 'half'].mixes);
    return [
      ...wall(typed),
      wallKind,
      choice('mix', mixes, '4'),
      brickSize,
      ...(isOwn
        ? [
            measure('brick_length', 'cm', { initial: '22', most: 100_000 }),
            measure('brick_height', 'cm', { initial: '5', most: 100_000 }),
            measure('joint', 'mm', { initial: '10', most: 50_000 }),
          ]
        : []),
      spare(isOwn ? '5' : '0'),
      flag('tolerant'),
    ];
  },
  needs: values => {
    const area = areaOf(values);
    const kind = values.choice('wall') === 'full' ? 'full' : 'half';
    const { pieces, mixes } = brickWalls[kind];
    const mix = (mixes as Readonly<Record<string, { cement: number; sand: number }>>)[values.choice('mix')] ?? mixes['4'];
    const size = values.choice('size');
    const layers = exact(kind === 'full' ? 2 : 1);
    const ten = exact(10);
    const rate =
      size === 'own'
        ? times(piecesPerArea(times(values.of('brick_length'), ten), times(values.of('brick_height'), ten), values.of('joint')), layers)
        : size === 'sni_2008'
          ? times(millionths(OLD_BRICKS), layers)
          : millionths(pieces);
    const more = withSpare(values);
    // Mortar comes from the table for whichever brick: there is none for other sizes.
    const factor = size === 'own' ? exact(1) : more;
    return {
      work: { amount: area, unit: 'm2' },
      isTolerant: values.is('tolerant'),
      needs: [
        {
          role: 'red_brick',
          unit: 'pcs',
          rate,
          amount: times(area, rate, more),
          ...(kind === 'half' && size === 'standard' ? { own: { area: times(area, more) } } : {}),
        },
        { ...needOf('cement', 'kg', mix.cement, area, factor), edition: 'ahsp_2025' },
        { ...needOf('masonry_sand', 'm3', mix.sand, area, factor), edition: 'ahsp_2025' },
      ],
    };
  },
};

export const aerated: Job = {
  id: 'aerated',
  isStructural: false,
  edition: () => 'ahsp_2025',
  fields: typed => [...wall(typed), choice('thickness', Object.keys(aeratedWalls), '10'), spare()],
  needs: values => {
    const area = areaOf(values);
    const factor = withSpare(values);
    const thickness = values.choice('thickness') as keyof typeof aeratedWalls;
    const { adhesive, perCubic } = aeratedWalls[thickness];
    const pieces = ceilOf(times(area, millionths(AERATED_PIECES), factor));
    return {
      work: { amount: area, unit: 'm2' },
      needs: [
        // Blocks are cut, not sold by parts: whole ones make the volume.
        {
          role: 'aerated_block',
          unit: 'm3',
          amount: exact(pieces, perCubic),
          rate: millionths(AERATED_PIECES),
          rateUnit: 'pcs',
          pieces,
          size: `${thickness} cm`,
        },
        {
          ...needOf('block_adhesive', 'kg', adhesive, area, factor),
          // Products state their adhesive for a wall of 10 cm.
          own: { area: times(area, factor), thickness: thousandths(Number(thickness) * 1_000), statedThickness: exact(10) },
          ...(thickness === '15' ? { isRough: true } : {}),
        },
      ],
    };
  },
};

export const batako: Job = {
  id: 'batako',
  isStructural: false,
  edition: () => 'ahsp_2025',
  fields: typed => [...wall(typed), choice('thickness', ['8', '10', '15', '20'], '10'), spare()],
  needs: values => {
    const area = areaOf(values);
    const factor = withSpare(values);
    return {
      work: { amount: area, unit: 'm2' },
      needs: [
        {
          ...needOf('batako', 'pcs', BATAKO_PIECES, area, factor),
          own: { area: times(area, factor) },
          size: `${values.choice('thickness')} cm`,
          isRough: true,
        },
      ],
    };
  },
};

const method = choice('method', ['cement', 'instant']);
const faces = choice('faces', ['1', '2']);

export const plaster: Job = {
  id: 'plaster',
  isStructural: false,
  edition: values => (values.choice('method') === 'instant' ? 'trade' : 'ahsp_2025'),
  fields: typed => {
    const isInstant = optionOf(method, typed) === 'instant';
    return [
      ...wall(typed),
      faces,
      method,
      ...(isInstant ? [] : [choice('mix', Object.keys(plasters), '4')]),
      measure('thick', 'mm', { initial: isInstant ? '10' : '15', least: 1_000, most: 100_000 }),
      spare(),
      flag('tolerant'),
    ];
  },
  needs: values => {
    const area = times(areaOf(values), exact(Number(values.choice('faces'))));
    const thick = values.of('thick');
    const more = withSpare(values);
    const work = { amount: area, unit: 'm2' } as const;
    if (values.choice('method') === 'instant') {
      const need = needOf('instant_plaster', 'kg', INSTANT_PLASTER, area, times(more, over(thick, exact(10))));
      return { work, needs: [{ ...need, own: { area: times(area, more), thickness: thick } }] };
    }
    const { cement = 0, sand = 0 } = plasters[values.choice('mix')] ?? {};
    const factor = times(more, over(thick, exact(15)));
    return {
      work,
      isTolerant: values.is('tolerant'),
      needs: [needOf('cement', 'kg', cement, area, factor), needOf('masonry_sand', 'm3', sand, area, factor)],
    };
  },
};

export const skim: Job = {
  id: 'skim',
  isStructural: false,
  edition: values => (values.choice('method') === 'instant' ? 'trade' : 'ahsp_2025'),
  fields: typed => [...wall(typed), faces, method, spare()],
  needs: values => {
    const area = times(areaOf(values), exact(Number(values.choice('faces'))));
    const more = withSpare(values);
    const work = { amount: area, unit: 'm2' } as const;
    if (values.choice('method') === 'instant')
      return { work, needs: [{ ...needOf('instant_skim', 'kg', INSTANT_SKIM, area, more), own: { area: times(area, more) } }] };
    return { work, needs: [needOf('cement', 'kg', SKIM_CEMENT, area, more)] };
  },
};
