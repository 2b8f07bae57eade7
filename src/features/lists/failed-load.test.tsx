// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { noEdit } from '#data/lists/list-payload.ts';
import { broken, drawPage, waitingOutbox } from '#tests/support/customer-page.tsx';
import { ListsScreen } from './ListsScreen.tsx';

/** A phone on which a new list waits, and no other could be loaded. */
async function phone(isArchive: boolean) {
  const outbox = waitingOutbox();
  await outbox.enqueue({ kind: 'list.create', userId: 'u', listId: 'l', name: 'Ruko', edit: { ...noEdit, name: 'Ruko' }, goods: [] });
  let asked = 0;
  const answers = async ({ path }: { path: string }) => {
    if (path === '/v1/lists') asked += 1;
    return broken();
  };
  const page = await drawPage(<ListsScreen isArchive={isArchive} />, { answers, outbox });
  const words = () => page.place.textContent ?? '';
  await page.until(() => !words().includes('Loading'));
  return { ...page, words, asked: () => asked };
}

test('lists that wait here are not taken for all of them', async () => {
  const { words, press, asked, end } = await phone(false);
  expect(words()).toContain('Ruko');
  expect(words()).toContain('Your other lists could not be loaded');
  await press('Try again');
  expect(asked()).toBe(2);
  end();
});

test('an archive that could not be loaded is not taken for an empty one', async () => {
  const { words, press, asked, end } = await phone(true);
  expect(words()).not.toContain('No list is archived');
  expect(words()).toContain('Your lists could not be loaded');
  await press('Try again');
  expect(asked()).toBe(2);
  end();
});
