// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cartQueries } from '#data/cart/queries.ts';
import { listFacts } from '#data/lists/line-facts.ts';
import { settledList } from '#data/lists/lists-view.ts';
import { listQueries } from '#data/lists/queries.ts';
import { quotationQueries } from '#data/quotations/queries.ts';
import { broken, drawPage, waitingOutbox } from '#tests/support/customer-page.tsx';
import { listOf } from '#tests/support/lists.ts';
import { AddLineForm } from './AddLineForm.tsx';
import { ListMenu } from './ListMenu.tsx';
import { SaveCartAsList } from './SaveCartAsList.tsx';
import { SectionLines } from './SectionLines.tsx';
import { TransferDialog } from './TransferDialog.tsx';

const section = { id: 's', name: 'Pondasi', position: 1 };
const ruko = listOf('l', 'Ruko', ['paku']);
const list = { ...settledList(ruko), sections: [section], lines: ruko.lines.map(line => ({ ...line, section_id: 's' })) };
const facts = listFacts(list);
const product_variant = {
  ...{ id: 'v', number: 1, name: '40 kg', image_url: '/p', stock: 20, unit: 'sak', min_quantity: 1, step_quantity: 1, weight: 1 },
  ...{ is_available: true, product: { slug: 'semen', name: 'Semen' } },
};
const cart = { id: 'c', order_items: [{ id: 'i', product_variant_id: 'v', quantity: 1, price: 1, discount: 0, product_variant }] };
const close = () => undefined;
const parts = {
  menu: <ListMenu list={list} facts={facts} isGuest={false} />,
  section: <SectionLines list={list} part={facts.sections[0] as (typeof facts.sections)[number]} chosen={new Set()} onChoose={close} />,
  transfer: <TransferDialog list={list} load={{ lines: list.lines, section: null }} name="paku" onClose={close} />,
  cart: <SaveCartAsList />,
  form: <AddLineForm list={list} />,
};

let end: () => void = close;
afterEach(() => end());

/** Draws a part of a page of a phone whose disk takes its time. */
async function slowPhone(node: ReactNode) {
  const outbox = waitingOutbox();
  let begin: (isSaved: boolean) => void = close;
  const isSaved = new Promise<boolean>(resolve => {
    begin = resolve;
  });
  const made: string[] = [];
  const slow: typeof outbox = {
    ...outbox,
    async enqueue(mutation) {
      made.push(mutation.kind);
      return (await isSaved) && outbox.enqueue(mutation);
    },
  };
  const page = await drawPage(null, { answers: broken, outbox: slow });
  page.queryClient.setQueryData(cartQueries.current('en').queryKey, cart as never);
  page.queryClient.setQueryData(listQueries.all().queryKey, []);
  page.queryClient.setQueryData(quotationQueries.all().queryKey, []);
  page.queryClient.setQueryData(quotationQueries.letterhead().queryKey, null);
  await page.draw(node);
  end = page.end;
  return { ...page, made, begin };
}

for (const [part, name, kind] of [
  ['menu', 'Quotation', 'quotation.put'],
  ['menu', 'Copy', 'list.create'],
  ['section', 'Quotation of Pondasi', 'quotation.put'],
  ['transfer', 'Copy', 'list.create'],
  ['transfer', 'Move', 'list.create'],
  ['cart', 'Save as list', 'list.create'],
  ['cart', 'Quotation', 'quotation.put'],
  ['form', 'Add line', 'list.edit'],
  ['form', 'Add section', 'list.edit'],
] as const)
  test(`'${name}' makes one of it, however often it is pressed while the phone is slow (${part})`, async () => {
    const { press, fill, until, made, place, begin } = await slowPhone(parts[part]);
    if (part === 'transfer') await fill('Name of a new list', 'Rumah');
    if (part === 'form') await fill('New line or section', 'kawat');
    await press(name, 2);
    await until(() => made.length > 0);
    expect(document.querySelector('[aria-busy]')).not.toBeNull();
    await press(name);
    expect(made).toEqual([kind]);
    begin(true);
    if (part !== 'transfer') await until(() => place.querySelector('[aria-busy]') === null);
  });

for (const [isSaved, left] of [
  [true, 'pasir'],
  [false, 'kawat pasir'],
] as const)
  test(`what is typed while a line is being saved stays, ${isSaved ? 'and is the next one' : 'with the line that was not saved'}`, async () => {
    const { press, fill, until, place, begin } = await slowPhone(parts.form);
    const typed = () => place.querySelector('input')?.value;
    await fill('New line or section', 'kawat');
    await press('Add line');
    expect(typed()).toBe('');
    await fill('New line or section', 'pasir');
    begin(isSaved);
    await until(() => place.querySelector('[aria-busy]') === null);
    expect(typed()).toBe(left);
  });
