// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { factsOf } from '#data/lists/line-facts.ts';
import { settledList } from '#data/lists/lists-view.ts';
import { useToasts } from '#data/toasts.ts';
import { broken, drawPage, waitingOutbox } from '#tests/support/customer-page.tsx';
import { listOf } from '#tests/support/lists.ts';
import { LineDialog } from './LineDialog.tsx';

function Actions() {
  return useToasts().map(({ id, action }) => (
    <button key={id} type="button" onClick={action?.onAction}>
      {action?.label}
    </button>
  ));
}

test('a removal that is undone after it was sent is no removal by another device', async () => {
  const outbox = waitingOutbox();
  const list = settledList(listOf('l', 'Ruko', ['paku']));
  const line = { ...list.lines[0], rev: 4 } as (typeof list.lines)[number];
  const dialog = <LineDialog list={list} facts={factsOf(line, [])} onClose={() => undefined} onTransfer={() => undefined} />;
  const page = await drawPage([<Actions key="toasts" />, <div key="dialog">{dialog}</div>], { answers: broken, outbox });
  await page.press('Remove');
  // The shop has it, and its answer is on its way.
  outbox.drain();
  await page.until(() => outbox.view.get().entries[0]?.state === 'sending');
  await page.press('Undo');
  const edits = () => outbox.waiting.get().flatMap(mutation => (mutation.kind === 'list.edit' ? [mutation.edit] : []));
  expect(edits()).toMatchObject([{ removed_lines: [{ id: 'paku', base: 4 }] }, { lines: [{ id: 'paku', base: 0 }] }]);
  page.end();
});
