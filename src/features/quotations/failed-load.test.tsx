// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { broken, drawPage, waitingOutbox } from '#tests/support/customer-page.tsx';
import { quotationLike } from '#tests/support/quotations.ts';
import { QuotationScreen } from './QuotationScreen.tsx';
import { QuotationsScreen } from './QuotationsScreen.tsx';

const quotation = quotationLike();

test('a quotation that could not be loaded is not taken for a deleted one', async () => {
  let isBroken = true;
  const answers = async ({ path }: { path: string }) =>
    isBroken || path !== '/v1/quotations' ? broken() : { quotations: [{ quotation, rev: 1 }], total: 1 };
  const page = await drawPage(<QuotationScreen id={quotation.id} renderPlan={() => null} />, { answers });
  await page.until(() => page.place.querySelector('[role="status"]') === null);
  expect(page.place.textContent).toContain('Your quotations could not be loaded');
  expect(page.place.textContent).not.toContain('There is no such quotation');
  isBroken = false;
  await page.press('Try again');
  await page.until(() => (page.place.textContent ?? '').includes('Preview and send'));
  page.end();
});

test('quotations that wait here are not taken for all of them', async () => {
  const outbox = waitingOutbox();
  await outbox.enqueue({ kind: 'quotation.put', userId: 'u', quotation, base: null });
  const page = await drawPage(<QuotationsScreen />, { answers: broken, outbox });
  await page.until(() => (page.place.textContent ?? '').includes(quotation.number));
  expect(page.place.textContent).toContain('Your other quotations could not be loaded');
  await page.press('Try again');
  page.end();
});
