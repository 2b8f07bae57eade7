import { describe, expect, it } from 'vitest';
import { area, needOf, resultOf, rowOf } from '#tests/support/calculators.ts';
import { numberOf } from './exact.ts';
import type { Typed } from './fields.ts';
import { jobIds } from './job.ts';
import { calculated, jobs } from './jobs.ts';
import type { Role } from './roles.ts';

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
