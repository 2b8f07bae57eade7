// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { List } from '#contract/lists.ts';
import { noEdit } from '#data/lists/list-payload.ts';
import { listQueries } from '#data/lists/queries.ts';
import type { Outbox } from '#data/outbox/outbox.ts';
import { AppError } from '#lib/app-error.ts';
import { type Answers, broken, drawPage, waitingOutbox } from '#tests/support/customer-page.tsx';
import { listOf } from '#tests/support/lists.ts';
import { ListScreen } from './ListScreen.tsx';
import { SharedListScreen } from './SharedListScreen.tsx';

const gone: Answers = () => Promise.reject(new AppError('not_found', 404));

/** A list's page, of what this phone knows. */
async function listPage(known: List | undefined, answers: Answers, outbox: Outbox = waitingOutbox()) {
  const page = await drawPage(null, { answers, outbox });
  const key = listQueries.one('en', 'l').queryKey;
  // As old as from an earlier visit: the shop is asked again.
  if (known !== undefined) page.queryClient.setQueryData(key, known, { updatedAt: 1 });
  await page.draw(<ListScreen id="l" />);
  return { ...page, key, words: () => page.place.textContent ?? '' };
}

test('a list that another device has deleted is not edited on', async () => {
  const page = await listPage(listOf('l', 'Ruko', ['paku']), gone);
  await page.until(() => page.words().includes('There is no such list'));
  expect(page.words()).not.toContain('paku');
  page.end();
});

test('a new list that waits is there, though the shop does not know it yet', async () => {
  const outbox = waitingOutbox();
  await outbox.enqueue({ kind: 'list.create', userId: 'u', listId: 'l', name: 'Ruko', edit: { ...noEdit, name: 'Ruko' }, goods: [] });
  const page = await listPage(undefined, gone, outbox);
  await page.until(() => page.queryClient.getQueryState(page.key)?.status === 'error');
  expect(page.words()).toContain('Ruko');
  page.end();
});

test('of the chosen lines those count that are still there', async () => {
  const page = await listPage(listOf('l', 'Ruko', ['paku', 'kawat']), broken);
  const choose = [...page.place.querySelectorAll('label')].find(each => each.textContent === 'Choose paku');
  await page.draw(<ListScreen id="l" />);
  choose?.querySelector('input')?.click();
  await page.until(() => page.words().includes('1 chosen'));
  page.queryClient.setQueryData(page.key, listOf('l', 'Ruko', ['kawat']));
  await page.until(() => !page.words().includes('paku'));
  expect(page.words()).toContain('All to the cart');
  expect(page.words()).not.toContain('chosen');
  page.end();
});

test('a shared list that is revoked while it is on the screen goes, and can’t be taken over any more', async () => {
  const page = await drawPage(null, { answers: gone, outbox: waitingOutbox() });
  page.queryClient.setQueryData(listQueries.shared('en', 'token').queryKey, listOf('l', 'Ruko', ['paku']), { updatedAt: 1 });
  await page.draw(<SharedListScreen token="token" />);
  await page.until(() => (page.place.textContent ?? '').includes('This link shows no list any more'));
  expect(page.place.textContent).not.toContain('paku');
  page.end();
});
