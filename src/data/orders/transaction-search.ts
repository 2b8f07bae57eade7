import { orderStatus } from '#contract/order-status.ts';
import type { OrderStatus } from '#contract/orders.ts';
import { defaultPageSize, pageSizes } from '#contract/page-sizes.ts';
import { choiceIn, dayIn, pageIn, searchOf, textIn } from '#lib/search-values.ts';

/** See `orderSearchQuery` of the contract; days as in `ordersEndpoint`. */
export interface Sought {
  readonly search?: string;
  readonly project?: string;
  readonly start_date?: string;
  readonly end_date?: string;
}

const { waitingForValidation, waitingForPayment, paymentValidated, processing, onShipping, done, cancelled } = orderStatus;

/** Stages of a customer's orders as their tabs have them, with the statuses that belong to each, and all those that still go on. */
export const transactionStages = {
  active: [waitingForValidation, waitingForPayment, paymentValidated, processing, onShipping],
  validation: [waitingForValidation],
  payment: [waitingForPayment],
  processing: [paymentValidated, processing],
  shipping: [onShipping],
  done: [done],
  cancelled: [cancelled],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;
export type TransactionStage = keyof typeof transactionStages;

const stages = Object.keys(transactionStages) as TransactionStage[];

/**
 * Search parameters of the transactions; `stage` left out is all. `search` is words, `project` the whole name of one, `from` and `until` are days of
 * the shop's calendar, both included. A value that makes no sense counts as absent.
 */
export function transactionSearch({ stage, page, limit, search, project, from, until }: Record<string, unknown>) {
  return searchOf({
    stage: choiceIn(stage, stages),
    page: pageIn(page),
    limit: choiceIn(limit, pageSizes),
    search: textIn(search),
    project: textIn(project),
    from: dayIn(from),
    until: dayIn(until),
  });
}
export type TransactionSearch = ReturnType<typeof transactionSearch>;

/** How many orders are at a stage. @param counts by status; undefined while they are not known */
export function countAt(stage: TransactionStage, counts: Readonly<Record<string, number>> | undefined): number | undefined {
  return counts && transactionStages[stage].reduce<number>((sum, status) => sum + (counts[status] ?? 0), 0);
}

/** The search with a change of it: at the first page again unless the change names one; what says nothing is left out. */
export function changedTransactionSearch(search: TransactionSearch, change: TransactionSearch): TransactionSearch {
  const { page, limit, ...rest } = { ...search, page: undefined, ...change };
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== '')),
    ...(page === undefined || page === 1 ? {} : { page }),
    ...(limit === undefined || limit === defaultPageSize ? {} : { limit }),
  };
}

/** What the orders of an address have to have beside their stage; only what is asked for. */
export function soughtIn({ search, project, from, until }: TransactionSearch): Sought {
  return {
    ...(search ? { search } : {}),
    ...(project ? { project } : {}),
    ...(from ? { start_date: from } : {}),
    ...(until ? { end_date: until } : {}),
  };
}

/** The part of the orders that an address asks for. */
export function transactionPage(search: TransactionSearch) {
  const { stage, page = 1, limit = defaultPageSize } = search;
  const statuses = stage === undefined ? null : transactionStages[stage];
  return { statuses, limit, offset: (page - 1) * limit, sought: soughtIn(search) };
}
