// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { type Answers, broken, drawPage } from '#tests/support/customer-page.tsx';
import { letterheadLike, quotationLike } from '#tests/support/quotations.ts';
import { LetterheadScreen } from './LetterheadScreen.tsx';
import { QuotationScreen } from './QuotationScreen.tsx';
import { QuotationsScreen } from './QuotationsScreen.tsx';

const quotation = quotationLike();
/** A shop that has one quotation, unless it can't be asked for them. */
const shop =
  (letterhead: () => Promise<unknown>, hasQuotations = true): Answers =>
  ({ path }) =>
    path === '/v1/letterhead'
      ? letterhead()
      : hasQuotations
        ? Promise.resolve({ quotations: [{ quotation, rev: 1 }], total: 1 })
        : broken();
const words = (page: { place: HTMLElement }) => page.place.textContent ?? '';
const names = (page: { place: HTMLElement }) => [...page.place.querySelectorAll('input')].map(({ value }) => value);

let end: () => void = () => undefined;
afterEach(() => end());
const draw = async (...given: Parameters<typeof drawPage>) => {
  const page = await drawPage(...given);
  end = page.end;
  return page;
};

test('a letterhead that could not be loaded is not an empty one to fill in', async () => {
  let isBroken = true;
  const answers = shop(async () => (isBroken ? broken() : { letterhead: letterheadLike({ name: 'CV Kumala' }) }));
  const page = await draw(<LetterheadScreen />, { answers });
  await page.until(() => words(page).includes('Your letterhead could not be loaded'));
  expect(names(page)).toEqual([]);
  isBroken = false;
  await page.press('Try again');
  await page.until(() => names(page).includes('CV Kumala'));
});

test('a letterhead that is on its way is waited for, also where the quotations could not be loaded', async () => {
  let answer: (letterhead: unknown) => void = () => undefined;
  const asked = new Promise(resolve => {
    answer = resolve;
  });
  const both = (
    <>
      <QuotationsScreen />
      <LetterheadScreen />
    </>
  );
  const page = await draw(both, { answers: shop(() => asked, false) });
  await page.until(() => page.queryClient.getQueryState(['private', 'quotations'])?.status === 'error');
  expect(names(page)).toEqual([]);
  expect(page.place.querySelector('[role="status"]')).not.toBeNull();
  answer({ letterhead: null });
  await page.until(() => names(page).length > 0);
});

test('a paper is not made without the letterhead, and the customer is not told to fill in one that could not be loaded', async () => {
  const page = await draw(<QuotationScreen id={quotation.id} renderPlan={() => null} />, { answers: shop(broken) });
  await page.until(() => words(page).includes('Preview and send'));
  await page.until(() => page.place.querySelector('[aria-busy]') === null);
  await page.press('Preview and send');
  expect(words(page)).toContain('Your letterhead could not be loaded');
  expect(words(page)).not.toContain('Fill in your letterhead');
  expect(page.place.querySelector('[role="dialog"]')).toBeNull();
});
