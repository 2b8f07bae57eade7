import { expect, test } from 'vitest';
import { readRows } from './import-rows.ts';

const header = 'product_slug,product_name_id,category_slug,brand,sku,variant_name_id,price,unit,weight_g,length_mm,width_mm,height_mm';

test.each([
  ['50000', 50_000],
  ['50.000', 50_000],
  ['50,000', 50_000],
  ['1.250.000', 1_250_000],
  ['Rp 50.000', 50_000],
  ['50000,00', 50_000],
  ['50.000,00', 50_000],
  ['50,000.00', 50_000],
  ['50000.0', 50_000],
  ['50000,5', null],
  ['50.00', 50],
  ['5.0000', null],
  ['50.000.0', null],
  ['1.000,000', null],
  ['0', null],
  ['-5', null],
  ['1e5', null],
])('the price %s is read as %s rupiah, or refused with its cell', (cell, rupiah) => {
  const { rows, errors } = readRows(`${header}\nsemen,Semen,semen,sagara,A,40 kg,"${cell}",sak,40000,600,400,120`);
  expect(rows.map(({ row }) => [row.price, row.stock])).toEqual(rupiah === null ? [] : [[rupiah, null]]);
  expect(errors.map(({ line, column, cell: shown }) => [line, column, shown])).toEqual(rupiah === null ? [[2, 'price', cell]] : []);
});
