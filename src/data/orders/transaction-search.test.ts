import { expect, it } from 'vitest';
import { changedTransactionSearch, transactionPage, transactionSearch } from './transaction-search.ts';

it('reads an address, and passes over what makes no sense', () => {
  expect(transactionSearch({ stage: 'processing', page: 2, limit: 50 })).toEqual({
    stage: 'processing',
    page: 2,
    limit: 50,
  });
  expect(transactionPage(transactionSearch({ stage: 'cart', page: 0, limit: 7 }))).toEqual({
    statuses: null,
    limit: 25,
    offset: 0,
  });
});

it('asks for both statuses of processing, and for the right page', () => {
  expect(transactionPage({ stage: 'processing', page: 3, limit: 50 })).toEqual({ statuses: [4, 5], limit: 50, offset: 100 });
});

it('starts at the first page of another stage, and keeps the page size', () => {
  expect(changedTransactionSearch({ page: 3, limit: 50 }, { stage: 'done' })).toEqual({ stage: 'done', limit: 50 });
  expect(changedTransactionSearch({ stage: 'done', page: 2 }, { stage: undefined })).toEqual({});
  expect(changedTransactionSearch({ stage: 'done' }, { page: 2 })).toEqual({ stage: 'done', page: 2 });
});
