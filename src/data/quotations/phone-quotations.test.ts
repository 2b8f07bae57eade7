import { expect, it } from 'vitest';
import { quotationLimits } from '#contract/quotations.ts';
import { createStore } from '#lib/store.ts';
import type { PhoneDocuments } from '#storage/phone-documents.ts';
import { quotationOf } from './from-goods.ts';
import { createPhoneQuotations } from './phone-quotations.ts';

/** A phone's disk, shared by all tabs of a test. */
function disk() {
  const rows = new Map<string, unknown>();
  let failure: DOMException | null = null;
  const store: PhoneDocuments = {
    async all() {
      if (failure !== null) throw failure;
      return [...rows];
    },
    async change(id, change) {
      if (failure !== null) throw failure;
      const next = change(structuredClone(rows.get(id)));
      if (next === undefined) rows.delete(id);
      else rows.set(id, structuredClone(next));
      return next;
    },
  };
  return { rows, store, fail: (name: string) => (failure = new DOMException('', name)), tick: createStore<string | null>(null) };
}

const source = { sections: [], lines: [], goods: [], listId: null, client: 'Ibu Wati', about: '' };
const made = (number = '001/PNW/KM/XI/2026') => ({ ...quotationOf(source, { now: Date.now(), place: '' }), number });
const letterhead = {
  ...{ name: 'Karya Mandiri', address: '', phone: '', email: '', tax_number: '', initials: 'KM', signer: '', position: '', place: '' },
  logo: '/9j/AAAA',
};

it('quotations and the letterhead are there after a restart and in another tab; rows that are none are left alone', async () => {
  const phone = disk();
  phone.rows.set('other', { from: 'a later version' });
  const [one, two] = [createPhoneQuotations(phone.store, phone.tick), createPhoneQuotations(phone.store, phone.tick)];
  await two.load();
  const quotation = made();
  await one.write(quotation, { isNew: true });
  await one.writeLetterhead(letterhead);
  await expect.poll(() => two.state.get()).toMatchObject({ quotations: [{ id: quotation.id }], letterhead, isKept: true });
  const restarted = createPhoneQuotations(phone.store, phone.tick);
  await restarted.load();
  expect(restarted.state.get().quotations.map(({ number }) => number)).toEqual(['001/PNW/KM/XI/2026']);
  await restarted.remove(quotation.id);
  expect([...phone.rows.keys()].sort()).toEqual(['letterhead', 'other']);
  await expect(one.write(quotation)).rejects.toMatchObject({ code: 'not_found' });
});

it('a letterhead whose tax number was half typed is there without that number', async () => {
  const phone = disk();
  await createPhoneQuotations(phone.store, phone.tick).writeLetterhead({ ...letterhead, tax_number: '12.345' });
  const book = createPhoneQuotations(phone.store, phone.tick);
  await book.load();
  expect(book.state.get().letterhead).toEqual(letterhead);
});

it('a full phone says so and keeps what it had; a browser that keeps nothing shows them as long as the page is open', async () => {
  const phone = disk();
  const book = createPhoneQuotations(phone.store, phone.tick);
  const quotation = made();
  await book.write(quotation, { isNew: true });
  phone.fail('QuotaExceededError');
  await expect(book.write({ ...quotation, number: '2' })).rejects.toMatchObject({ code: 'device_full' });
  expect(book.state.get().quotations[0]?.number).toBe('001/PNW/KM/XI/2026');
  const closed = disk();
  closed.fail('InvalidStateError');
  const page = createPhoneQuotations(closed.store, closed.tick);
  await page.write(quotation, { isNew: true });
  await page.writeLetterhead(letterhead);
  expect(page.state.get()).toMatchObject({ isKept: false, letterhead, quotations: [{ id: quotation.id }] });
});

it('a phone holds so many quotations and refuses one more', async () => {
  const phone = disk();
  const book = createPhoneQuotations(phone.store, phone.tick);
  for (let count = 0; count < quotationLimits.quotations; count += 1) {
    const quotation = made(String(count));
    phone.rows.set(quotation.id, quotation);
  }
  await expect(book.write(made('new'), { isNew: true })).rejects.toMatchObject({ code: 'quotations_full' });
});

it('two tabs do not overwrite each other unseen: the one that is behind is told, and has its way once it says so', async () => {
  const phone = disk();
  let clock = Date.parse('2026-11-25T03:00:00Z');
  const tab = () => createPhoneQuotations(phone.store, phone.tick, () => (clock += 1));
  const [one, two] = [tab(), tab()];
  const quotation = made();
  const first = await one.write(quotation, { isNew: true });
  const second = await one.write({ ...quotation, number: 'one' }, { base: first });
  await expect(two.write({ ...quotation, number: 'two' }, { base: first })).rejects.toMatchObject({ code: 'quotation_changed' });
  expect(phone.rows.get(quotation.id)).toMatchObject({ number: 'one', updated_at: second });
  await two.write({ ...quotation, number: 'two' });
  expect(phone.rows.get(quotation.id)).toMatchObject({ number: 'two' });
});
