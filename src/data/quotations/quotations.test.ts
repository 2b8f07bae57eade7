import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it, test } from 'vitest';
import type { ListGoods, ListLine } from '#contract/lists.ts';
import { type Letterhead, type Quotation, QuotationSchema } from '#contract/quotations.ts';
import { newLine, quotationOf } from './from-goods.ts';
import { initialsIn, initialsOf, nextNumber, quotationNumber } from './number.ts';
import { quotationProblems } from './problems.ts';
import { priceChanges, repriced } from './reprice.ts';
import { paperTax, quotationSums, withMargin } from './sums.ts';
import { dayOf, shownState, validUntil } from './validity.ts';

const NOW = Date.parse('2026-11-25T03:00:00Z');
const id = (digit: number) => `0190a000-0000-7000-8000-0000000000${String(digit).padStart(2, '0')}`;
const goods = (digit: number, change: Partial<ListGoods> = {}): ListGoods => ({
  ...{ id: id(digit), number: digit, sku: null, name: '40 kg', product: { slug: 's', name: `Barang ${digit}` }, image_url: '' },
  ...{ unit: 'sak', price: 64_500, discount: 0, stock: 90, min_quantity: 1, step_quantity: 1, weight: 1, size: [1, 1, 1], flags: [] },
  is_available: true,
  ...change,
});
const line = (digit: number, change: Partial<ListLine> = {}): ListLine => ({
  ...{ id: id(50 + digit), section_id: null, product_variant_id: id(digit), text: '', quantity: 20, need: null, bought: 0, note: '' },
  ...{ checked: false, seen_price: null, source: 'manual', position: 1, rev: 1, other: null, ...change },
});
const section = { id: id(90), name: 'Pondasi', position: 1 };
const made = (change: Partial<Quotation> = {}): Quotation => ({
  ...quotationOf(
    {
      sections: [section],
      lines: [line(1), line(2, { section_id: id(90), quantity: 3 }), line(3, { product_variant_id: null, text: 'paku', quantity: 2 })],
      goods: [goods(1), goods(2, { unit: 'half_m3', price: 99_999, discount: 10 }), goods(9)],
      listId: null,
      client: 'Ibu Wati',
      about: 'Rumah',
    },
    { now: NOW, place: 'Makassar' },
  ),
  number: '001/PNW/KM/XI/2026',
  ...change,
});
const letterhead: Letterhead = {
  ...{ name: 'Karya Mandiri', address: '', phone: '', email: '', tax_number: '', initials: 'KM', signer: '', position: '', place: '' },
  logo: null,
};

test.each([
  [111_000, 100_000, 91_667, 11_000],
  [173_937, 156_700, 143_642, 17_237],
  [1_000_000, 900_901, 825_826, 99_099],
  [8_250_000, 7_432_432, 6_813_063, 817_568],
  [12_345_678, 11_122_232, 10_195_379, 1_223_446],
  [61_234_567, 55_166_277, 50_569_087, 6_068_290],
])('of goods for %i a paper names net, base and VAT', (gross, net, base, vat) => {
  expect(paperTax(gross)).toEqual({ net, base, vat });
});

it('tax on paper is by integers: net = floor((200 gross + 111) / 222), and net and VAT come to the goods', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), gross => {
      const { net, base, vat } = paperTax(gross);
      expect(net).toBe(Number((200n * BigInt(gross) + 111n) / 222n));
      expect(base).toBe(Number((22n * BigInt(net) + 12n) / 24n));
      expect(net + vat).toBe(gross);
    }),
  );
});

it('numbers run by year and kind, whatever a customer has made of others', () => {
  const parts = { kind: 'PNW', initials: 'FD', date: '2026-11-25' } as const;
  expect(quotationNumber(12, parts)).toBe('012/PNW/FD/XI/2026');
  expect(nextNumber([], parts)).toBe('001/PNW/FD/XI/2026');
  const strokes = { ...parts, initials: 'K/M' };
  expect(nextNumber([{ number: quotationNumber(1, strokes) }], strokes)).toBe('002/PNW/KM/XI/2026');
  const saved = ['011/PNW/AB/I/2026', '040/PF/FD/XI/2026', '090/PNW/FD/XII/2025', 'Penawaran 5', '7/PNW//XI/2026'].map(number => ({
    number,
  }));
  expect(nextNumber(saved, parts)).toBe('012/PNW/FD/XI/2026');
  expect(nextNumber(saved, { ...parts, kind: 'PF' })).toBe('041/PF/FD/XI/2026');
  expect(nextNumber([{ number: '003/PNW/XI/2026' }], { ...parts, initials: '' })).toBe('004/PNW/XI/2026');
  expect(['012/PNW/FD/XI/2026', '004/PNW/XI/2026', 'Penawaran 5'].map(initialsIn)).toEqual(['FD', '', undefined]);
  expect(['CV Karya Mandiri Papua', 'Fondasi', '', '***'].map(initialsOf)).toEqual(['KMP', 'FO', '', '']);
});

it('takes goods at the prices that the phone knows, and fits what is kept', () => {
  const quotation = made();
  expect(v.safeParse(QuotationSchema, quotation).issues).toBeUndefined();
  expect(quotation.lines.map(({ name, price, unit }) => [name, price, unit])).toEqual([
    ['Barang 1 · 40 kg', 64_500, 'sak'],
    ['Barang 2 · 40 kg', 89_999, 'half_m3'],
    ['paku', 0, 'unit'],
  ]);
  expect(quotation.goods.map(each => each.number)).toEqual([1, 2]);
  expect(quotation).toMatchObject({ date: '2026-11-25', client: { name: 'Ibu Wati' }, subject: 'Penawaran Harga Material Rumah' });
});

it('a margin stands on every unit, a section may have its own, and the shop’s offer has none', () => {
  const own = made({ margin: 1_000, sections: [{ id: id(90), name: 'Pondasi', margin: 333 }] });
  const sums = quotationSums(own);
  // 64,500 + 10 % = 70,950; 89,999 + 3.33 % = 92,996 (92,995.97 up).
  expect(sums.sections.map(({ sum }) => sum)).toEqual([70_950 * 20, 92_996 * 3]);
  expect(sums.total).toBe(1_419_000 + 278_988);
  expect(sums.margin).toBe(sums.total - (64_500 * 20 + 89_999 * 3));
  expect(quotationSums({ ...own, issuer: 'shop' })).toMatchObject({ total: 64_500 * 20 + 89_999 * 3, margin: 0 });
  // The shop would read there what the contractor earns.
  expect(quotationSums({ ...own, kind: 'SP' })).toMatchObject({ total: 64_500 * 20 + 89_999 * 3, margin: 0 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 0, max: 100_000 }), (price, margin) => {
      expect(withMargin(price, margin)).toBe(Number((BigInt(price) * BigInt(10_000 + margin) + 5_000n) / 10_000n));
    }),
  );
});

it('labour stands on an offer and on no paper about goods alone', () => {
  const extras = [
    { id: id(70), kind: 'labour', text: 'Upah', amount: 500_000 },
    { id: id(71), kind: 'transport', text: 'Angkut', amount: 90_000 },
  ] as const;
  const quotation = made({ extras: [...extras] });
  expect(quotationSums(quotation).extrasSum).toBe(590_000);
  for (const kind of ['SP', 'DRPB2'] as const) expect(quotationSums({ ...quotation, kind }).extrasSum).toBe(90_000);
});

it('holds to the end of its last day in the shop’s zone, and an order never expires', () => {
  const quotation = made({ valid_days: 7, state: 'sent' });
  expect(validUntil(quotation)).toBe('2026-12-02');
  expect(validUntil({ date: '2026-12-28', valid_days: 14 })).toBe('2027-01-11');
  const lastMoment = Date.parse('2026-12-02T15:59:59Z');
  expect(dayOf(lastMoment)).toBe('2026-12-02');
  expect(shownState(quotation, lastMoment)).toBe('sent');
  expect(shownState(quotation, lastMoment + 1_000)).toBe('expired');
  expect(shownState({ ...quotation, state: 'ordered' }, lastMoment + 1_000)).toBe('ordered');
});

it('tells each price that is another one today, and takes them over for a new term', () => {
  const quotation = made({ state: 'agreed', valid_days: 7 });
  const today = [goods(1, { price: 70_000 }), goods(2, { is_available: false })];
  expect(priceChanges(quotation, today).map(({ from, to }) => [from, to])).toEqual([
    [64_500, 70_000],
    [89_999, null],
  ]);
  const later = NOW + 20 * 24 * 3_600_000;
  const next = repriced(quotation, today, later);
  expect(next.lines.map(({ price }) => price)).toEqual([70_000, 89_999, 0]);
  expect(next).toMatchObject({ state: 'draft', date: '2026-12-15', goods: [{ price: 70_000 }, { is_available: false }] });
  expect(shownState(next, later)).toBe('draft');
  expect(priceChanges(quotation, [])).toEqual([]);
});

it('says what is missing for a paper: client, number, letterhead, a total', () => {
  const others = [{ id: id(1), number: '001/PNW/KM/XI/2026' }];
  expect(quotationProblems(made(), { letterhead, others: [] })).toEqual({ unpriced: [id(53)] });
  expect(quotationProblems(made({ client: { name: 'W', attention: '', address: '' } }), { letterhead, others })).toMatchObject({
    client: 'too_short',
    number: 'taken',
  });
  const empty = made({ client: { name: ' ', attention: '', address: '' }, number: ' ', lines: [] });
  expect(quotationProblems(empty, { letterhead: null, others })).toEqual({
    client: 'required',
    number: 'required',
    letterhead: 'required',
    total: 'zero',
  });
  expect(quotationProblems(made(), { letterhead: undefined, others: [] })).toMatchObject({ letterhead: 'unknown' });
  const unnamed = made({ lines: [{ ...newLine(), price: 1_000 }] });
  expect(quotationProblems(unnamed, { letterhead, others: [] })).toEqual({ lines: 'unnamed' });
  expect(quotationProblems({ ...empty, issuer: 'shop', kind: 'SP' }, { letterhead, others })).toEqual({
    number: 'required',
    total: 'zero',
  });
});
