import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { ListGoods, ListLine } from '#contract/lists.ts';
import { listFacts } from '#data/lists/line-facts.ts';
import { plainText } from '#lib/message-text.ts';
import { csvName, listCsv } from './list-csv.ts';
import { listText } from './list-text.ts';

const i18n = setupI18n({ locale: 'id', messages: { id: {} } });
const goods: ListGoods = {
  ...{
    id: 'v',
    number: 1,
    sku: 'SMN-1',
    name: '40 kg',
    product: { slug: 's', name: 'Semen *PCC* "Sagara"' },
    image_url: '',
    unit: 'half_m3',
  },
  ...{ price: 64_500, discount: 0, stock: 9, min_quantity: 1, step_quantity: 1, weight: 1, size: [1, 1, 1], flags: [], is_available: true },
};
const line = (change: Partial<ListLine>): ListLine => ({
  ...{ id: 'l', section_id: null, product_variant_id: 'v', text: '', quantity: 3, need: null, bought: 0, note: '', checked: false },
  ...{ seen_price: null, source: 'manual', position: 1, rev: 1, other: null, ...change },
});
const facts = listFacts({
  sections: [
    { id: 's', name: 'Pondasi_1', position: 1 },
    { id: 'e', name: 'Kosong', position: 2 },
  ],
  lines: [
    line({ id: 'a', section_id: 's', note: 'cepat; *hari ini*' }),
    line({ id: 'b', product_variant_id: null, text: '=HYPERLINK("x")', quantity: 2 }),
    line({ id: 'c', product_variant_id: 'unknown', text: '', note: '~' }),
  ],
  goods: [goods],
});

it('a message is grouped by sections, and names turn nothing bold, slanted or struck', () => {
  expect(listText(i18n, 'Rumah *36*', facts, 'https://x/y')).toBe(
    [
      '*Rumah ∗36∗*',
      '',
      '1. =HYPERLINK("x") – 2',
      '2.  – 3 (∼)',
      '',
      '*Pondasiˍ1*',
      '3. Semen ∗PCC∗ "Sagara" · 40 kg – 1,5 m³ × Rp\u00a0129.000 = Rp\u00a0193.500 (cepat; ∗hari ini∗)',
      '',
      'Total: Rp\u00a0193.500',
      'https://x/y',
    ].join('\n'),
  );
  expect(plainText('a`b\n c_d')).toBe('aˋb cˍd');
});

it('a file opens in Excel of an Indonesian computer, and none of its cells is a formula', () => {
  expect(listCsv(i18n, facts)).toBe(
    [
      '\ufeffSection;Code;Product;Quantity;Unit;Price;Subtotal;Note',
      ';;"\'=HYPERLINK(""x"")";2;;;;',
      ';;;3;;;;~',
      'Pondasi_1;SMN-1;"Semen *PCC* ""Sagara"" · 40 kg";1,5;m³;129000;193500;"cepat; *hari ini*"',
      '',
    ].join('\r\n'),
  );
  expect([csvName('Rumah / Sentani: 1'), csvName('///')]).toEqual(['Rumah  Sentani 1.csv', 'daftar.csv']);
});
