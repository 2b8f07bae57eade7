import { orderStatus } from '#contract/order-status.ts';
import type { OrderStatus } from '#contract/orders.ts';
import { defaultPageSize, pageSizes } from '#contract/page-sizes.ts';
import { choiceIn, pageIn, searchOf } from '#lib/search-values.ts';

const { waitingForValidation, waitingForPayment, paymentValidated, processing, onShipping, done, cancelled } = orderStatus;

/** Stages of a customer's orders as their tabs have them, with the statuses that belong to each. */
const transactionStages = {
  validation: [waitingForValidation],
  payment: [waitingForPayment],
  processing: [paymentValidated, processing],
  shipping: [onShipping],
  done: [done],
  cancelled: [cancelled],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;
export type TransactionStage = keyof typeof transactionStages;

const stages = Object.keys(transactionStages) as TransactionStage[];

/** Search parameters of the transactions; `stage` left out is all. A value that makes no sense counts as absent. */
export function transactionSearch({ stage, page, limit }: Record<string, unknown>) {
  return searchOf({ stage: choiceIn(stage, stages), page: pageIn(page), limit: choiceIn(limit, pageSizes) });
}
export type TransactionSearch = ReturnType<typeof transactionSearch>;

/** The search with a change of it: at the first page again unless the change names one; what says nothing is left out. */
export function changedTransactionSearch(search: TransactionSearch, change: TransactionSearch): TransactionSearch {
  const { stage, page, limit } = { ...search, page: undefined, ...change };
  return {
    ...(stage === undefined ? {} : { stage }),
    ...(page === undefined || page === 1 ? {} : { page }),
    ...(limit === undefined || limit === defaultPageSize ? {} : { limit }),
  };
}

/** The part of the orders that an address asks for. */
export function transactionPage({ stage, page = 1, limit = defaultPageSize }: TransactionSearch) {
  return { statuses: stage === undefined ? null : transactionStages[stage], limit, offset: (page - 1) * limit };
}
