import { expect, it } from 'vitest';
import { changedTransactionSearch, soughtIn, transactionPage, transactionSearch } from './transaction-search.ts';

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
    sought: {},
  });
});

it('asks for both statuses of processing, and for the right page', () => {
  expect(transactionPage({ stage: 'processing', page: 3, limit: 50 })).toEqual({ statuses: [4, 5], limit: 50, offset: 100, sought: {} });
});

it('starts at the first page of another stage, and keeps the page size', () => {
  expect(changedTransactionSearch({ page: 3, limit: 50 }, { stage: 'done' })).toEqual({ stage: 'done', limit: 50 });
  expect(changedTransactionSearch({ stage: 'done', page: 2 }, { stage: undefined })).toEqual({});
  expect(changedTransactionSearch({ stage: 'done' }, { page: 2 })).toEqual({ stage: 'done', page: 2 });
});

it('reads what is sought, and passes over days that no calendar has', () => {
  const search = transactionSearch({ search: ' semen ', project: 2024, from: '2026-11-01', until: '2026-11-99' });
  expect(search).toEqual({ search: ' semen ', project: '2024', from: '2026-11-01', until: undefined });
  expect(soughtIn(search)).toEqual({ search: ' semen ', project: '2024', start_date: '2026-11-01' });
  expect(soughtIn(transactionSearch({ search: '', from: 'kemarin' }))).toEqual({});
});

it('keeps what is sought at another stage and on another page, and leaves out what was emptied', () => {
  const search = { search: 'semen', project: 'Rumah', page: 2 };
  expect(changedTransactionSearch(search, { stage: 'done' })).toEqual({ search: 'semen', project: 'Rumah', stage: 'done' });
  expect(changedTransactionSearch(search, { page: 3 })).toEqual({ search: 'semen', project: 'Rumah', page: 3 });
  expect(changedTransactionSearch(search, { search: 'pasir', project: '' })).toEqual({ search: 'pasir' });
});
