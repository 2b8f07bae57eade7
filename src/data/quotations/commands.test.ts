import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Api } from '#api/client.ts';
import { createStore } from '#lib/store.ts';
import { letterheadLike, quotationLike } from '#tests/support/quotations.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { kinds } from '../writes/kinds.ts';
import { makeQuotation, markOrdered, savePhoneQuotations, takePhoneLetterhead } from './commands.ts';
import { phoneQuotations } from './phone-quotations.ts';

const source = { sections: [], lines: [], goods: [], listId: null, client: '', about: '' };
const year = new Date().getFullYear();

/** A customer's phone whose shop answers so much of calls, and nothing of writes. */
function phone(answers: (call: { path: string }) => Promise<unknown>) {
  const outbox = createOutbox({ kinds, owner: createStore<string | null>('u'), send: () => new Promise(() => undefined) });
  const api = { call: answers } as unknown as Api;
  const queryClient = new QueryClient({ defaultOptions: { queries: { meta: { api }, retry: false, networkMode: 'always' } } });
  return { userId: 'u', outbox, queryClient };
}
const numbers = (place: ReturnType<typeof phone>) =>
  place.outbox.waiting.get().map(mutation => (mutation.kind === 'quotation.put' ? mutation.quotation.number : mutation.kind));

it('a customer’s number runs on from those of the account and of what waits here', async () => {
  const kept = { quotation: quotationLike({ number: `007/PNW/KM/I/${year}` }), rev: 1 };
  const place = phone(async ({ path }) => (path === '/v1/quotations' ? { quotations: [kept], total: 1 } : { letterhead: null }));
  for (let time = 0; time < 2; time += 1) await makeQuotation(source, place);
  expect(numbers(place).map(number => number.slice(0, 8))).toEqual(['008/PNW/', '009/PNW/']);
});

it('without the shop’s word a quotation is made all the same', async () => {
  const place = phone(() => Promise.reject(new TypeError('no line')));
  await makeQuotation(source, place);
  expect(numbers(place).map(number => number.slice(0, 8))).toEqual(['001/PNW/']);
});

it('an order marks the quotation whose goods it has, and no other', async () => {
  const line = { id: 'l', section_id: null, product_variant_id: 'v1', name: 'x', quantity: 1, unit: 'sak', price: 1 };
  const quotation = quotationLike({ lines: [line] });
  const place = phone(async ({ path }) =>
    path === '/v1/quotations' ? { quotations: [{ quotation, rev: 1 }], total: 1 } : { letterhead: null },
  );
  expect(await markOrdered(place, quotation.id, ['v2'])).toBe(false);
  expect(place.outbox.waiting.get()).toEqual([]);
  expect(await markOrdered(place, quotation.id, ['v2', 'v1'])).toBe(true);
  expect(place.outbox.waiting.get()).toMatchObject([{ quotation: { id: quotation.id, state: 'ordered' }, base: quotation.updated_at }]);
});

it('an order marks the quotation of a guest who signed in for it, and waits for one that the shop has not told yet', async () => {
  const variant = '01939f1c-7a52-7bb1-8c1d-000000000001';
  const quotation = quotationLike();
  quotation.lines = quotation.lines.map(line => ({ ...line, product_variant_id: variant, unit: 'sak' }));
  await phoneQuotations().write(quotation, { isNew: true });
  const place = phone(async ({ path }) => (path === '/v1/quotations' ? { quotations: [], total: 0 } : { letterhead: null }));
  expect(await markOrdered(place, quotation.id, [variant])).toBe(true);
  expect(place.outbox.waiting.get()).toEqual([]);
  expect(phoneQuotations().state.get().quotations).toMatchObject([{ id: quotation.id, state: 'ordered' }]);
  expect(await markOrdered(place, 'elsewhere', [variant])).toBe(true);
  const silent = phone(() => Promise.reject(new TypeError('no line')));
  expect(await markOrdered(silent, 'elsewhere', [variant])).toBe(false);
  await phoneQuotations().remove(quotation.id);
});

/** A customer's phone with a guest's letterhead on it, and what the account has. */
async function phoneWithLetterhead(account: () => Promise<unknown>, letterhead = letterheadLike({ name: 'Karya Mandiri' })) {
  const place = phone(async ({ path }) => (path === '/v1/letterhead' ? { letterhead: await account() } : { quotations: [], total: 0 }));
  await phoneQuotations().writeLetterhead(letterhead);
  const sent = () => place.outbox.waiting.get().flatMap(mutation => (mutation.kind === 'letterhead.put' ? [mutation.letterhead] : []));
  return { place, letterhead, sent };
}

it('a tax number that is half typed keeps no letterhead out of the account', async () => {
  for (const [typed, taken] of [
    ['01.234.567', ''],
    ['01.234.567.8-901.000', '01.234.567.8-901.000'],
  ] as const) {
    const { place, letterhead, sent } = await phoneWithLetterhead(async () => null, letterheadLike({ tax_number: typed }));
    expect(await savePhoneQuotations(place)).toBe(true);
    expect(sent()).toEqual([{ ...letterhead, tax_number: taken }]);
    expect(phoneQuotations().state.get().letterhead).toBeNull();
  }
});

it('a guest’s letterhead takes the place of none that the account has, or may have', async () => {
  const own = letterheadLike({ name: 'CV Kumala', tax_number: '01.234.567.8-901.000' });
  for (const account of [async () => own, () => Promise.reject(new TypeError('no line'))]) {
    const { place, letterhead, sent } = await phoneWithLetterhead(account);
    expect(await savePhoneQuotations(place)).toBe(false);
    expect(sent()).toEqual([]);
    expect(phoneQuotations().state.get().letterhead).toEqual(letterhead);
  }
});

it('a guest’s letterhead takes no place of one that waits to be sent', async () => {
  const { place, sent } = await phoneWithLetterhead(async () => null);
  const own = letterheadLike({ name: 'CV Kumala' });
  await place.outbox.enqueue({ kind: 'letterhead.put', userId: 'u', letterhead: own });
  expect(await savePhoneQuotations(place)).toBe(false);
  expect(sent()).toEqual([own]);
});

it('the customer may have the letterhead of this phone in its place', async () => {
  const { place, letterhead, sent } = await phoneWithLetterhead(async () => letterheadLike({ name: 'CV Kumala' }));
  await takePhoneLetterhead(place.outbox, 'u');
  expect(sent()).toEqual([letterhead]);
  expect(phoneQuotations().state.get().letterhead).toBeNull();
});
