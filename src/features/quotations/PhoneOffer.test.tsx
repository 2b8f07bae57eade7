// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { phoneQuotations } from '#data/quotations/phone-quotations.ts';
import { drawPage } from '#tests/support/customer-page.tsx';
import { letterheadLike, quotationLike } from '#tests/support/quotations.ts';
import { PhoneOffer } from './PhoneOffer.tsx';

/** A customer's phone that a guest has filled in a letterhead on. */
async function phone(account: unknown) {
  await phoneQuotations().writeLetterhead(letterheadLike({ name: 'Karya Mandiri' }));
  const page = await drawPage(<PhoneOffer />, { answers: async () => ({ letterhead: account }) });
  await page.until(() => (page.place.textContent ?? '') !== '');
  const words = () => page.place.textContent ?? '';
  return { ...page, words, sent: () => page.outbox.waiting.get().map(({ kind }) => kind) };
}

test('a letterhead alone is offered as such', async () => {
  const { words, press, until, sent, end } = await phone(null);
  expect(words()).toContain('Your letterhead is on this phone only');
  expect(words()).not.toContain('0 quotations');
  await press('Save to my account');
  await until(() => words() === '');
  expect(sent()).toEqual(['letterhead.put']);
  end();
});

test('of two letterheads the customer chooses one, after the quotations are saved', async () => {
  for (const [choice, writes] of [
    ['Keep that of my account', []],
    ['Take that of this phone', ['letterhead.put']],
  ] as const) {
    await phoneQuotations().write(quotationLike(), { isNew: true });
    const { words, press, until, sent, end } = await phone(letterheadLike({ name: 'CV Kumala' }));
    expect(words()).toContain('1 quotation on this phone');
    await press('Save to my account');
    await until(() => words().includes('on this phone without an account: Karya Mandiri. In your account: CV Kumala'));
    await press(choice);
    await until(() => words() === '');
    expect(sent()).toEqual(['quotation.put', ...writes]);
    end();
  }
});
