// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { ListSummary } from '#contract/lists.ts';
import { summaryOf } from '#data/lists/lists-view.ts';
import { listQueries } from '#data/lists/queries.ts';
import { broken, drawPage } from '#tests/support/customer-page.tsx';
import { listOf } from '#tests/support/lists.ts';
import { ListChoice } from './ListChoice.tsx';

test('the list that goods go into is the one that was shown first, however the lists are ordered meanwhile', async () => {
  const lists = [listOf('l', 'Ruko'), listOf('m', 'Rumah')].map(summaryOf);
  const page = await drawPage(null, { answers: broken });
  const put = (order: readonly ListSummary[]) => page.queryClient.setQueryData(listQueries.all().queryKey, [...order]);
  put(lists);
  await page.draw(<ListChoice content={() => ({ lines: [], goods: [] })} onDone={() => undefined} />);
  const chosen = () => page.place.querySelector('select')?.value;
  const options = () => [...page.place.querySelectorAll('option')].map(({ value }) => value);
  expect(chosen()).toBe('l');
  put(lists.toReversed());
  await page.until(() => options()[0] === 'm');
  expect(chosen()).toBe('l');
  await page.fill('List', '');
  await page.fill('Name of a new list', 'Gudang');
  put(lists);
  await page.until(() => options()[0] === 'l');
  expect([chosen(), page.place.querySelector('input')?.value]).toEqual(['', 'Gudang']);
  page.end();
});
