import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvError, formatCsv, parseCsv } from './csv.ts';

const cells = (text: string) => parseCsv(text).map(record => record.cells);

describe('a CSV', () => {
  test.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa;b\n1;2,5',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'a\tb\r1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"x ""y"", z","\n"',
      [
        ['a', 'b'],
        ['x "y", z', '\n'],
      ],
    ],
    [
      '"a;b",c\n1,',
      [
        ['a;b', 'c'],
        ['1', ''],
      ],
    ],
    [
      'a,b\n\n , \n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['', []],
  ])('%j is read', (text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  test('names the line on which a record begins, whatever is inside of quotes', () => {
    expect(parseCsv('a,b\n"1\n2\r\n3",x\n\n4,5').map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  test.each([
    ['a,b\n1,"open', 2],
    ['a\n"x"y', 2],
    ['a\n"x\ny"z', 3],
  ])('%j is refused at line %i', (text, line) => {
    expect(() => parseCsv(text)).toThrow(CsvError);
    expect(() => parseCsv(text)).toThrow(expect.objectContaining({ line }));
  });

  test('comes back as it was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\t', ' ', 'é') }).map(text => `x${text}`);
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }), rows => {
        const records = [['one', 'two', 'three'], ...rows];
        expect(cells(formatCsv(records))).toEqual(records);
      }),
    );
  });
});
