import { describe, expect, it } from 'vitest';
import { numberOf } from './exact.ts';
import type { Typed } from './fields.ts';
import { type JobId, jobIds, type Need } from './job.ts';
import { calculated, jobs } from './jobs.ts';
import { type Role, roleOf, sold } from './roles.ts';

function resultOf(job: JobId, typed: Typed) {
  const { result, problems } = calculated(jobs[job], typed);
  if (result === null) throw new Error(`${job}: ${JSON.stringify([...(problems ?? [])])}`);
  return result;
}

function needOf(job: JobId, typed: Typed, role: Role): Need {
  const need = resultOf(job, typed).needs.find(each => each.role === role);
  if (need === undefined) throw new Error(`${job} needs no ${role}`);
  return need;
}

/** What is needed, by three decimals, and the sold units of every way in which it is sold. */
function rowOf(job: JobId, typed: Typed, role: Role): [amount: number, ...counts: number[]] {
  const need = needOf(job, typed, role);
  const isTolerant = need.unit === 'm3' && resultOf(job, typed).isTolerant === true;
  return [numberOf(need.amount, 1_000), ...(need.sale ?? roleOf(role).sale).map(rule => sold(need.amount, rule, isTolerant).count)];
}

type Row = readonly [role: Role, amount: number, ...counts: number[]];
const area = (square: string, more: Typed = {}): Typed => ({ by: 'area', area: square, ...more });
const door: Typed = { length: '4', height: '2.8', openings: '1x0,8x2,1' };

describe('the worked examples', () => {
  const table: readonly (readonly [name: string, job: JobId, typed: Typed, ...rows: Row[]])[] = [
    ['red bricks 1:4, 30 m²', 'bricks', area('30'), ['red_brick', 2157.3, 2_200], ['cement', 345, 9, 7], ['masonry_sand', 1.29, 3]],
    ['red bricks less a door', 'bricks', door, ['red_brick', 684.583, 700], ['cement', 109.48, 3, 3], ['masonry_sand', 0.409, 2]],
    ['aerated blocks of 10 cm, 30 m²', 'aerated', area('30'), ['aerated_block', 3.169, 7], ['block_adhesive', 102.87, 3]],
    [
      'aerated blocks of 7.5 cm, 12 m²',
      'aerated',
      area('12', { thickness: '7.5' }),
      ['aerated_block', 0.946, 2],
      ['block_adhesive', 30.852, 1],
    ],
    ['render 1:4, 60 m²', 'plaster', area('60'), ['cement', 374.4, 10, 8], ['masonry_sand', 1.44, 3]],
    ['render of both faces', 'plaster', { ...door, faces: '2' }, ['cement', 118.81, 3, 3], ['masonry_sand', 0.457, 2]],
    ['skim, 60 m²', 'skim', area('60'), ['cement', 195, 5, 4]],
    ['skim, 19.04 m²', 'skim', area('19.04'), ['cement', 61.88, 2, 2]],
    ['skim, 240 m²', 'skim', area('240'), ['cement', 780, 20, 16]],
    ['ready skim, 60 m²', 'skim', area('60', { method: 'instant' }), ['instant_skim', 240, 6]],
    ['ready skim, 19.04 m²', 'skim', area('19.04', { method: 'instant' }), ['instant_skim', 76.16, 2]],
    ['ready skim, 240 m²', 'skim', area('240', { method: 'instant' }), ['instant_skim', 960, 24]],
    [
      'concrete K-225, 1 m³',
      'concrete',
      { by: 'volume', volume: '1' },
      ['cement', 371, 10, 8],
      ['concrete_sand', 0.499, 2],
      ['gravel', 0.776, 2],
      ['water', 215],
    ],
    [
      'concrete K-250, 2.4 m³',
      'concrete',
      { by: 'volume', volume: '2,4', grade: 'K-250' },
      ['cement', 921.6, 24, 19],
      ['concrete_sand', 1.186, 3],
      ['gravel', 1.847, 4],
      ['water', 516],
    ],
    [
      'concrete fc 20, 3 m³',
      'concrete',
      { by: 'volume', volume: '3', grade: 'fc20' },
      ['cement', 1_044, 27, 21],
      ['concrete_sand', 1.693, 4],
      ['gravel', 2.242, 5],
      ['water', 606],
    ],
    ['sloof 15 × 20, 40 m', 'frame', { length: '40' }, ['bar', 168, 14], ['stirrup_bar', 15, 15], ['binding_wire', 2.581, 3]],
    [
      'column 15 × 15, 3.5 m',
      'frame',
      { length: '3.5', height: '15', bar: 'Ø12' },
      ['bar', 14.7, 2],
      ['stirrup_bar', 2, 2],
      ['binding_wire', 0.274, 1],
    ],
    ['wire mesh, 10 m²', 'wiremesh', area('10'), ['wiremesh', 0.977, 1]],
    ['wire mesh, 30 m²', 'wiremesh', area('30'), ['wiremesh', 2.93, 3]],
    ['wire mesh, 100 m²', 'wiremesh', area('100'), ['wiremesh', 9.768, 10]],
    ['tiles 40 × 40, 20 m²', 'tiles', area('20'), ['floor_tile', 21, 22], ['tile_adhesive_floor', 100, 4], ['grout', 5, 5]],
    [
      'footing 1:4, 9.72 m³',
      'footing',
      { length: '36' },
      ['river_stone', 11.664, 24],
      ['cement', 1584.36, 40, 32],
      ['masonry_sand', 5.054, 11],
    ],
    [
      'footing 1:4, 23.085 m³',
      'footing',
      { length: '85.5' },
      ['river_stone', 27.702, 56],
      ['cement', 3762.855, 95, 76],
      ['masonry_sand', 12.004, 25],
    ],
    ['the same by tolerance', 'footing', { length: '85.5', tolerant: 'true' }, ['masonry_sand', 12.004, 24], ['river_stone', 27.702, 55]],
    ['fill 6 × 6 × 0.05', 'fill', { length: '6', width: '6', deep: '5' }, ['fill_sand', 2.16, 5]],
    ['fill 36 × 0.7 × 0.05', 'fill', { length: '36', width: '0,7', deep: '5' }, ['fill_sand', 1.512, 4]],
    ['fill 10 × 8 × 0.1', 'fill', { length: '10', width: '8', deep: '10' }, ['fill_sand', 9.6, 20]],
    ['pipe, 22 m', 'pipe', { length: '22' }, ['pipe', 23.1, 6], ['socket', 5, 5]],
    ['pipe, 7.5 m', 'pipe', { length: '7.5' }, ['pipe', 7.875, 2], ['socket', 1, 1]],
    ['pipe, 100 m', 'pipe', { length: '100' }, ['pipe', 105, 27], ['socket', 26, 26]],
    [
      'ceiling 4 × 3 m',
      'ceiling',
      { length: '4', width: '3' },
      ['gypsum_board', 4.368, 5],
      ['furring', 30, 8],
      ['wall_angle', 14.7, 4],
      ['gypsum_screw', 240, 1],
      ['compound', 4, 1],
    ],
    [
      'ceiling 48.5 m², 56 m round',
      'ceiling',
      area('48.5', { perimeter: '56' }),
      ['gypsum_board', 17.654, 18],
      ['furring', 121.25, 31],
      ['wall_angle', 58.8, 15],
      ['gypsum_screw', 970, 1],
      ['compound', 16.167, 1],
    ],
  ];
  it.each(table)('%s', (_name, job, typed, ...rows) => {
    for (const [role, ...expected] of rows) expect([role, ...rowOf(job, typed, role)]).toEqual([role, ...expected]);
  });

  it('tiles: boxes hold pieces, and porcelain has a box and an adhesive of its own', () => {
    const typed = area('45.5', { size: '60x60', place: 'granite' });
    expect(rowOf('tiles', typed, 'granite_tile')).toEqual([47.775, 34]);
    const floor = needOf('tiles', area('20'), 'floor_tile');
    // 22 boxes hold 132 pieces.
    expect(22 * (floor.pieces ?? 0)).toBe(132);
    expect(rowOf('tiles', area('20', { box: '1,2' }), 'floor_tile')).toEqual([21, 18]);
    expect(rowOf('tiles', typed, 'tile_adhesive_granite')[1]).toBe(12);
    expect(rowOf('tiles', typed, 'grout')).toEqual([11.375, 12]);
  });

  it('the frame says how much steel and how many stirrups there are', () => {
    const sloof = resultOf('frame', { length: '40' });
    expect([numberOf(sloof.work.amount, 10), needOf('frame', { length: '40' }, 'stirrup_bar').pieces]).toEqual([172.1, 267]);
    const column: Typed = { length: '3.5', height: '15', bar: 'Ø12' };
    expect([numberOf(resultOf('frame', column).work.amount, 10), needOf('frame', column, 'stirrup_bar').pieces]).toEqual([18.3, 24]);
  });

  it.each([
    ['6', '6', '35', 78.13, 53, 76, 38, 140, 12, 220, 22, 70],
    ['10', '8', '30', 138.564, 93, 134, 66, 240, 18, 384, 32, 124],
  ] as const)('roof %s × %s m at %s°', (length, width, slope, square, trade, table, battens, metal, ridge, halves, sheets, corrugated) => {
    const typed = { length, width, slope };
    const counts = (role: Role, cover: string) => rowOf('roof', { ...typed, cover }, role)[1];
    expect(numberOf(resultOf('roof', typed).work.amount, 1_000)).toBe(square);
    expect(counts('truss', 'metal_tile')).toBe(trade);
    expect(rowOf('roof', { ...typed, frame: 'ahsp_2025' }, 'truss')[1]).toBe(table);
    expect(resultOf('roof', typed).otherBars).toEqual({ rule: 'ahsp_2025', count: table });
    expect(counts('batten', 'metal_tile')).toBe(battens);
    expect(counts('metal_tile', 'metal_tile')).toBe(metal);
    expect(counts('ridge', 'metal_tile')).toBe(ridge);
    expect([counts('sheet', 'sheet'), needOf('roof', { ...typed, cover: 'sheet' }, 'sheet').pieces]).toEqual([halves, sheets]);
    expect(counts('corrugated', 'corrugated')).toBe(corrugated);
  });

  it('fill sand of a dry layer and stone for it', () => {
    const typed = { length: '10', dry_layer: '20' };
    // 0.6 × 0.2 × 10 = 1.2 m³ below 2.7 m³ of footing.
    expect(rowOf('footing', typed, 'river_stone')[0]).toBe(4.68);
    expect(rowOf('footing', typed, 'fill_sand')[0]).toBe(0.518);
  });
});

describe('where floating point goes wrong', () => {
  it.each([
    ['6.4', 7],
    ['12,8', 14],
    ['57.6', 63],
  ])('%s m² of tiles take %i boxes of 0.96 m²', (square, boxes) => expect(rowOf('tiles', area(square), 'floor_tile')[1]).toBe(boxes));
  it('0.60 m at 20 cm has 4 stirrups', () => expect(needOf('frame', { length: '0.60', spacing: '20' }, 'stirrup_bar').pieces).toBe(4));
  it('6 m² of wall take one bag of adhesive that is for 6 m²', () =>
    expect(rowOf('tiles', area('6', { place: 'wall' }), 'tile_adhesive_wall')[1]).toBe(1));
  it('60 m² of ceiling take one bag of compound', () => expect(rowOf('ceiling', area('60', { perimeter: '30' }), 'compound')[1]).toBe(1));
  it('a roof of 60° is twice its plan', () =>
    expect(numberOf(resultOf('roof', { length: '6', width: '6', slope: '60' }).work.amount, 1_000_000)).toBe(128));
});

describe('the tables', () => {
  it.each([
    ['half', '2', 71.91, 18.95, 0.038],
    ['half', '3', 71.91, 14.37, 0.04],
    ['half', '4', 71.91, 11.5, 0.043],
    ['half', '5', 71.91, 9.68, 0.045],
    ['half', '6', 71.91, 8.32, 0.049],
    ['full', '3', 143.81, 32.95, 0.091],
    ['full', '4', 143.81, 26.55, 0.093],
    ['full', '5', 143.81, 22.2, 0.102],
    ['full', '6', 143.81, 18.5, 0.122],
  ])('a square metre of %s brick 1:%s', (wall, mix, ...expected) => {
    const typed = area('1', { wall, mix });
    expect((['red_brick', 'cement', 'masonry_sand'] as const).map(role => rowOf('bricks', typed, role)[0])).toEqual(expected);
  });

  it.each([
    ['22', '5', 72.46],
    ['24', '10', 36.36],
    ['39', '19', 12.5],
    ['20', '5', 79.37],
  ])('bricks of %s × %s cm by their geometry', (brick_length, brick_height, expected) => {
    const own = area('1', { size: 'own', brick_length, brick_height, spare: '0' });
    expect(numberOf(needOf('bricks', own, 'red_brick').amount, 100)).toBe(expected);
    // A geometric count has no waste in it.
    const { fields } = jobs.bricks;
    const spareOf = (typed: Typed) => fields(typed).flatMap(field => (field.id === 'spare' && 'initial' in field ? [field.initial] : []));
    expect([spareOf(own), spareOf({})]).toEqual([['5'], ['0']]);
  });

  it('70 bricks by the norm of 2008', () => expect(rowOf('bricks', area('1', { size: 'sni_2008' }), 'red_brick')[0]).toBe(70));

  it.each([
    ['7.5', 2.571],
    ['10', 3.429],
    ['15', 5.143],
    ['20', 6.857],
  ])('adhesive for blocks of %s cm', (thickness, kilograms) =>
    expect(rowOf('aerated', area('1', { thickness }), 'block_adhesive')[0]).toBe(kilograms),
  );

  it.each([
    ['2', 10.224, 0.02],
    ['3', 7.776, 0.023],
    ['4', 6.24, 0.024],
    ['5', 5.184, 0.026],
    ['6', 4.416, 0.027],
  ])('a square metre of render 1:%s', (mix, cement, sand) => {
    expect([rowOf('plaster', area('1', { mix }), 'cement')[0], rowOf('plaster', area('1', { mix }), 'masonry_sand')[0]]).toEqual([
      cement,
      sand,
    ]);
    // Linear by the thickness.
    expect(rowOf('plaster', area('1', { mix, thick: '30' }), 'cement')[0]).toBe(cement * 2);
  });
  it('ready render of 10 mm', () => expect(rowOf('plaster', area('1', { method: 'instant' }), 'instant_plaster')[0]).toBe(16.67));

  it.each([
    ['K-100', 247, 869, 999, 215],
    ['K-125', 276, 828, 1_012, 215],
    ['K-150', 299, 799, 1_017, 215],
    ['K-175', 326, 760, 1_029, 215],
    ['K-200', 352, 731, 1_031, 215],
    ['K-225', 371, 698, 1_047, 215],
    ['K-250', 384, 692, 1_039, 215],
    ['K-275', 406, 684, 1_026, 215],
    ['K-300', 413, 681, 1_021, 215],
    ['fc10', 267, 871, 1_009, 202],
    ['fc15', 306, 832, 1_009, 202],
    ['fc17', 322, 817, 1_009, 202],
    ['fc20', 348, 790, 1_009, 202],
    ['fc21', 368, 770, 1_009, 202],
    ['fc25', 407, 731, 1_009, 202],
  ])('a cubic metre of %s', (grade, cement, sand, gravel, water) => {
    const typed = { by: 'volume', volume: '1', grade };
    const cubic = (role: Role) => needOf('concrete', typed, role).amount;
    expect(numberOf(cubic('cement'), 1)).toBe(cement);
    expect(numberOf(cubic('concrete_sand'), 1_000_000)).toBe(Math.round((sand / 1_400) * 1_000_000) / 1_000_000);
    expect(numberOf(cubic('gravel'), 1_000_000)).toBe(Math.round((gravel / 1_350) * 1_000_000) / 1_000_000);
    expect(numberOf(cubic('water'), 1)).toBe(water);
    const solids = cement + sand + gravel;
    expect(solids).toBeGreaterThanOrEqual(grade.startsWith('K') ? 2_114 : 2_147);
    expect(solids).toBeLessThanOrEqual(grade.startsWith('K') ? 2_116 : 2_148);
    // Damp sand takes a fifth more room.
    expect(numberOf(needOf('concrete', { ...typed, damp: 'true' }, 'concrete_sand').amount, 100)).toBe(
      Math.round((sand / 1_400) * 1.2 * 100) / 100,
    );
  });

  it.each([
    ['3', 202, 0.485],
    ['4', 163, 0.52],
    ['5', 135, 0.544],
    ['6', 117, 0.561],
  ])('a cubic metre of footing 1:%s', (mix, cement, sand) => {
    const typed = { top: '100', bottom: '100', height: '100', length: '1', mix };
    expect((['river_stone', 'cement', 'masonry_sand'] as const).map(role => rowOf('footing', typed, role)[0])).toEqual([1.2, cement, sand]);
  });

  it.each([
    ['floor', 13.632, 0.027],
    ['wall', 9.3, 0.018],
  ])('a bed of cement below tiles on a %s', (place, cement, sand) => {
    const typed = area('1', { place, bed: 'cement' });
    expect([rowOf('tiles', typed, 'cement')[0], rowOf('tiles', typed, 'masonry_sand')[0]]).toEqual([cement, sand]);
  });

  it.each([
    ['interior', 'new', 'wall_paint', 0.26, 0.1],
    ['interior', 'old', 'wall_paint', 0.18, 0.12],
    ['ceiling', 'new', 'ceiling_paint', 0.18, 0.12],
  ] as const)('paint of a square metre, %s %s', (surface, state, role, finish, primer) => {
    const typed = area('1', { surface, state });
    expect([rowOf('paint', typed, role)[0], rowOf('paint', typed, 'primer')[0]]).toEqual([finish, primer]);
  });
  it('paint by a coverage of the customer’s own', () => expect(rowOf('paint', area('100', { coverage: '10' }), 'wall_paint')[0]).toBe(20));

  it.each([
    ['coating', 'waterproofing', 1.389],
    ['membrane', 'membrane', 1.05],
  ] as const)('waterproofing by %s', (method, role, amount) => expect(rowOf('waterproofing', area('1', { method }), role)[0]).toBe(amount));

  it.each([
    ['Ø6', 2.66],
    ['Ø8', 4.74],
    ['D10', 7.4],
    ['Ø12', 10.65],
    ['D13', 12.5],
    ['D16', 18.94],
    ['D19', 26.71],
    ['D22', 35.81],
  ])('a bar of %s weighs %f kg in 12 m', (bar, kilograms) => {
    // Weight for weight: a metre with and without one more bar of it differ by its own.
    const weigh = (bars: string) => numberOf(resultOf('frame', { length: '100', bars, bar }).work.amount, 1_000);
    expect((weigh('3') - weigh('2')) / 1.05 / 100).toBeCloseTo(kilograms / 12, 2);
  });
});

it('every job has an edition, and asks for nothing that it does not read', () => {
  for (const id of jobIds) {
    const typed = Object.fromEntries(
      jobs[id].fields({}).flatMap(field => (field.kind === 'measure' ? [[field.id, field.initial || '10']] : [])),
    );
    const { values } = calculated(jobs[id], typed);
    expect(values === null ? null : jobs[id].edition(values), id).toMatch(/^(ahsp_2025|sni_7394|geometry|trade)$/);
  }
});
