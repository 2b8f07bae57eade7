import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A small table of an order as Excel of an Indonesian computer opens it, with the names of columns that are understood. */
export function sampleFile(i18n: I18n): Blob {
  const head = [msg`Product`, msg`Quantity`, msg`Unit`, msg`Note`].map(word => i18n._(word));
  const rows = [
    ['Semen PCC 40 kg', '20', 'sak', ''],
    ['Besi beton 10 mm', '15', 'batang', ''],
    ['Pasir pasang', '2,5', 'm3', ''],
    ['Paku 5 cm', '1,5', 'kg', ''],
  ];
  return new Blob([`\ufeff${[head, ...rows].map(row => `${row.join(';')}\r\n`).join('')}`], { type: 'text/csv' });
}
