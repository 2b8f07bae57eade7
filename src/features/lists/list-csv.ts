import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListFacts } from '#data/lists/line-facts.ts';
import { unitWord } from '#i18n/unit-words.ts';
import { countedUnit, partsOf } from '#lib/sold-unit.ts';
import { lineName } from './list-text.ts';

/**
 * A list as Excel of an Indonesian computer opens it: UTF-8 with its mark, semicolons, a decimal comma, no thousands, lines ended by CR LF.
 * Amounts are rupiah; goods that are sold by halves are counted in whole ones.
 */
export function listCsv(i18n: I18n, { sections }: ListFacts): string {
  const head = [msg`Section`, msg`Code`, msg`Product`, msg`Quantity`, msg`Unit`, msg`Price`, msg`Subtotal`, msg`Note`].map(word =>
    i18n._(word),
  );
  const rows = sections.flatMap(({ section, lines }) =>
    lines.map(facts => {
      const { line, goods, price, sum, isGone } = facts;
      const parts = goods === undefined ? 1 : partsOf(goods.unit);
      const known = isGone ? null : price;
      return [
        section?.name ?? '',
        goods?.sku ?? '',
        lineName(facts),
        line.quantity / parts,
        goods === undefined ? '' : unitWord(i18n, countedUnit(goods.unit)),
        known === null ? '' : known * parts,
        known === null ? '' : sum,
        line.note,
      ];
    }),
  );
  return `\ufeff${[head, ...rows].map(row => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

/** A text that a spreadsheet would take for a formula is given as a text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A file's name of a list's own. */
export const csvName = (name: string) =>
  `${
    name
      .replace(/[^\p{L}\p{N} _-]+/gu, '')
      .trim()
      .slice(0, 60) || 'daftar'
  }.csv`;
