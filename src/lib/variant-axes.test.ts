import { expect, it } from 'vitest';
import { axesOf, chooseOn, pairOf, valueOn } from './variant-axes.ts';

const named = (...names: readonly (readonly [name: string, colour?: string])[]) => names.map(([name, colour]) => ({ name, colour }));
const paint = named(
  ['Putih · 5 kg', '#f4f3f1'],
  ['Gading · 5 kg', '#e9dfc4'],
  ['Racikan · 5 kg'],
  ['Putih · 25 kg', '#f4f3f1'],
  ['Biru · 25 kg', '#2266bf'],
);
const shape = (variants: Parameters<typeof axesOf>[0]) =>
  axesOf(variants)?.map(({ kind, values }) => [kind, values.map(({ name }) => name)]);

it('tells sizes from colours, and keeps a colour that is not known among the others', () => {
  expect(shape(paint)).toEqual([
    ['size', ['5 kg', '25 kg']],
    ['colour', ['Putih', 'Gading', 'Racikan', 'Biru']],
  ]);
  expect(axesOf(paint)?.[1]?.values.map(({ colour }) => colour)).toEqual(['#f4f3f1', '#e9dfc4', null, '#2266bf']);
});

it('takes names without colours apart where they make a table', () => {
  expect(shape(named(['Doff · 2,5 liter'], ['Kilap · 2,5 liter'], ['Doff · 20 liter']))).toEqual([
    ['size', ['2,5 liter', '20 liter']],
    ['kind', ['Doff', 'Kilap']],
  ]);
});

it('leaves a list to what is no table: pairs that go together, two sizes, one name twice, sizes alone', () => {
  expect(axesOf(named(['7,5 cm · 111 keping'], ['10 cm · 83 keping']))).toBeNull();
  expect(axesOf(named(['20×40 · 0,30 mm'], ['40×40 · 0,30 mm'], ['40×40 · 0,35 mm']))).toBeNull();
  expect(axesOf(named(['Putih · 1 kg', '#f4f3f1'], ['Putih · 1 kg', '#f4f3f1'], ['Merah · 1 kg', '#ca2621']))).toBeNull();
  expect(axesOf(named(['40 kg'], ['50 kg']))).toBeNull();
  expect(axesOf(named(['Meja'], ['Dinding · krom']))).toBeNull();
  expect(axesOf([])).toBeNull();
});

it('has colours alone where the size is one, and takes no size for a colour where the colour is one', () => {
  expect(shape(named(['Bening · 1 kg'], ['Jati · 1 kg', '#c2803d'], ['Mahoni · 1 kg', '#803b2d']))).toEqual([
    ['colour', ['Bening', 'Jati', 'Mahoni']],
  ]);
  expect(axesOf(named(['Putih · 1 kg', '#f4f3f1'], ['Putih · 4 kg', '#f4f3f1']))).toBeNull();
});

it('finds pairs, and says which size it took where there is none', () => {
  const axes = axesOf(paint) ?? [];
  const [size, colour] = axes;
  const [white5, , , white25, blue25] = paint;
  if (!size || !colour || !white5 || !white25 || !blue25) throw new Error('no axes');
  expect(pairOf(paint, axes, white5, colour, 'Biru')).toBeUndefined();
  expect(pairOf(paint, axes, white5, size, '25 kg')).toBe(white25);
  const pick = (value: string, isBuyable = true) => chooseOn(paint, axes, white5, { axis: colour, value, isBuyable: () => isBuyable });
  expect(pick('Biru')).toEqual({ variant: blue25, instead: '25 kg' });
  expect(pick('Biru', false)).toEqual({ variant: blue25, instead: '25 kg' });
  expect([pick('Gading').instead, valueOn(colour, pick('Gading').variant)]).toEqual([null, 'Gading']);
});
