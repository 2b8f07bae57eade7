import { describe, expect, it } from 'vitest';
import { openingsIn, openingsText, type Typed, thousandthsIn } from './fields.ts';
import type { JobId } from './job.ts';
import { calculated, jobs } from './jobs.ts';

const problemsOf = (job: JobId, typed: Typed) => Object.fromEntries(calculated(jobs[job], typed).problems ?? []);

it.each([
  ['30', 30_000],
  ['6,4', 6_400],
  ['6.4', 6_400],
  ['1.500', 1_500],
  ['0,0005', 1],
  ['0.0004', 0],
  ['.5', 500],
  [' 2,80 ', 2_800],
  ['-3', -3_000],
  ['1.500,5', null],
  ['1e9', null],
  ['', null],
  ['-', null],
  ['3 m', null],
])('%j is read as %s thousandths', (typed, expected) => expect(thousandthsIn(typed)).toBe(expected));

it('openings come back out of the text that an address has', () => {
  const rows = [
    { count: '2', width: '0,8', height: '2,1' },
    { count: '', width: '1.', height: 'a' },
  ];
  expect(openingsIn(openingsText(rows))).toEqual(rows);
  expect(openingsIn('')).toEqual([]);
  expect(openingsIn(openingsText([{ count: '1x1', width: '2;', height: '3' }]))).toEqual([{ count: '11', width: '2', height: '3' }]);
});

describe('what can’t be reckoned with is told by the field', () => {
  it.each([
    ['', 'required'],
    ['abc', 'not_a_number'],
    ['0', 'too_small'],
    ['-5', 'too_small'],
    ['1000000000', 'too_large'],
    ['125001', 'too_large'],
  ])('an area of %j', (area, problem) => expect(problemsOf('bricks', { by: 'area', area })).toEqual({ area: problem }));

  it('both sides, each for itself', () =>
    expect(problemsOf('bricks', { length: '0', height: '1000000000' })).toEqual({ length: 'too_small', height: 'too_large' }));

  it('openings that are as large as the wall', () => {
    const wall = { by: 'area', area: '3.36' };
    expect(problemsOf('bricks', { ...wall, openings: '2x0.8x2.1' })).toEqual({ openings: 'openings_too_large' });
    expect(problemsOf('bricks', { ...wall, openings: '1x0.8x2.1' })).toEqual({});
  });

  it('an opening by its row and part', () =>
    expect(problemsOf('plaster', { by: 'area', area: '10', openings: '1x0.8x2.1;1.5xx-1' })).toEqual({
      'openings.1.count': 'not_whole',
      'openings.1.width': 'required',
      'openings.1.height': 'too_small',
    }));

  it('parts of pieces, and bars without a distance', () =>
    expect(problemsOf('frame', { length: '4', bars: '4.5', spacing: '0' })).toEqual({ bars: 'not_whole', spacing: 'too_small' }));

  it('a choice that a job does not have is the first choice', () =>
    expect(calculated(jobs.bricks, { by: 'area', area: '1', wall: 'full', mix: '2' }).values?.choice('mix')).toBe('4'));
});
