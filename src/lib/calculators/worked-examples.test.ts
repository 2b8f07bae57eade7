import { describe, expect, it } from 'vitest';
import { area, needOf, resultOf, rowOf } from '#tests/support/calculators.ts';
import { numberOf } from './exact.ts';
import type { Typed } from './fields.ts';
import type { JobId } from './job.ts';
import type { Role } from './roles.ts';

type Row = readonly [role: Role, amount: number, ...counts: number[]];
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
  for (const [name, job, typed, ...rows] of table)
    it(name, () => {
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
