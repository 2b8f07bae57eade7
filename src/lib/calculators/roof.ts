import {
  BATTEN_SPARE,
  battenPitches,
  CORRUGATED_COVER,
  METAL_TILES,
  RIDGE_COVER,
  roofScrews,
  SHEET_WIDTH,
  trusses,
} from './coefficients.ts';
import { ceilOf, type Exact, exact, millionths, numberOf, over, plus, times } from './exact.ts';
import { choice, measure } from './fields.ts';
import type { Job, Need } from './job.ts';

/** Metres of a bar of light steel. */
const BAR = 6;

/** A length along a slope. A cosine is no fraction: it is rounded to a millionth, so that 60° are exactly twice the plan. */
const sloped = (plan: Exact, degrees: Exact): Exact => over(plan, cosine(degrees));
const cosine = (degrees: Exact) => millionths(Math.round(Math.cos((numberOf(degrees, 1_000) * Math.PI) / 180) * 1_000_000));

/** A gable roof: `length` along the ridge, `width` across it. */
export const roof: Job = {
  id: 'roof',
  isStructural: true,
  edition: values => (values.choice('frame') === 'ahsp_2025' ? 'ahsp_2025' : 'trade'),
  fields: () => [
    measure('length', 'm', { most: 1_000_000 }),
    measure('width', 'm', { most: 1_000_000 }),
    measure('eaves', 'm', { initial: '1', least: 0, most: 10_000, isOptional: true }),
    measure('slope', 'degree', { initial: '30', least: 0 }),
    choice('cover', ['metal_tile', 'sheet', 'corrugated', 'clay']),
    choice('frame', ['trade', 'ahsp_2025']),
  ],
  needs: values => {
    const eaves = times(values.of('eaves'), exact(2));
    const ridge = plus(values.of('length'), eaves);
    const span = plus(values.of('width'), eaves);
    const area = times(ridge, sloped(span, values.of('slope')));
    const cover = values.choice('cover');
    const rule = values.choice('frame') === 'ahsp_2025' ? 'ahsp_2025' : 'trade';
    const other = rule === 'trade' ? 'ahsp_2025' : 'trade';
    const pitch = millionths(cover === 'clay' ? battenPitches.clay : battenPitches.metal);
    const pieces = (role: Need['role'], rate: Exact, isRough = false): Need => ({
      role,
      unit: isRough ? 'pcs' : 'lembar',
      rate,
      edition: 'trade',
      amount: times(area, rate),
      ...(isRough ? { isRough } : {}),
    });
    const nok: Need = { role: 'ridge', unit: 'lembar', amount: over(ridge, millionths(RIDGE_COVER)) };
    const rows = 2 * ceilOf(over(ridge, millionths(SHEET_WIDTH)));
    const halves = ceilOf(times(sloped(over(span, exact(2)), values.of('slope')), exact(2)));
    const covers: Record<string, readonly Need[]> = {
      metal_tile: [pieces('metal_tile', millionths(METAL_TILES)), nok],
      sheet: [{ role: 'sheet', unit: 'm', amount: exact(rows * halves, 2), pieces: rows }, nok],
      corrugated: [pieces('corrugated', over(exact(1), millionths(CORRUGATED_COVER))), nok],
      clay: [],
    };
    return {
      work: { amount: area, unit: 'm2' },
      needs: [
        { role: 'truss', unit: 'm', rate: millionths(trusses[rule]), amount: times(area, millionths(trusses[rule])) },
        { role: 'batten', unit: 'm', amount: times(over(area, pitch), millionths(BATTEN_SPARE)) },
        ...(covers[cover] ?? []),
        ...(cover === 'clay' ? [] : [pieces('roof_screw', millionths(roofScrews.roof), true)]),
        pieces('frame_screw', millionths(roofScrews.frame), true),
      ],
      otherBars: { rule: other, count: ceilOf(over(times(area, millionths(trusses[other])), exact(BAR))) },
    };
  },
};
