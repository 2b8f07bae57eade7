import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { quotationLike } from '#tests/support/quotations.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import { putQuotation } from './put-quotation.ts';

const queryKey = persistedKeys.quotations.beginning;

it('a written quotation stays in the list, whatever an older reading says, and a deleted one does not come back', async () => {
  const client = new QueryClient();
  const quotation = quotationLike();
  let answer: (quotations: readonly unknown[]) => void = () => undefined;
  const reading = client.fetchQuery({ queryKey, queryFn: () => new Promise<readonly unknown[]>(resolve => (answer = resolve)) });
  putQuotation(client, quotation.id, quotation);
  answer([]);
  await reading.catch(() => undefined);
  expect(client.getQueryData(queryKey)).toEqual([quotation]);
  putQuotation(client, quotation.id, { ...quotation, state: 'sent' });
  expect(client.getQueryData(queryKey)).toMatchObject([{ id: quotation.id, state: 'sent' }]);
  putQuotation(client, quotation.id, null);
  expect(client.getQueryData(queryKey)).toEqual([]);
});
