// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { noEdit } from '#data/lists/list-payload.ts';
import { settledList } from '#data/lists/lists-view.ts';
import { broken, drawPage, waitingOutbox } from '#tests/support/customer-page.tsx';
import { listOf } from '#tests/support/lists.ts';
import { DetailsDialog } from './DetailsDialog.tsx';

test('a detail that the customer leaves alone is not written, so that what another device made of it stays', async () => {
  const known = { ...settledList(listOf('l', 'Ruko')), site: 'Sentani', client: 'Ibu Wati' };
  const outbox = waitingOutbox();
  const page = await drawPage(<DetailsDialog list={known} onClose={() => undefined} />, { answers: broken, outbox });
  await page.fill('Note', 'Pagar dulu');
  // Meanwhile, on another device.
  await page.draw(<DetailsDialog list={{ ...known, client: 'Bapak Yohanis' }} onClose={() => undefined} />);
  await page.press('Save');
  const [edit] = outbox.waiting.get().flatMap(mutation => (mutation.kind === 'list.edit' ? [mutation.edit] : []));
  expect({ ...edit }).toEqual({ ...noEdit, note: 'Pagar dulu' });
  page.end();
});
