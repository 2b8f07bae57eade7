import { mutationOptions } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import { ownOrdersFile } from '#contract/order-history.ts';
import { apiOf } from '../cache/query-client.ts';
import type { Days } from './history-queries.ts';

/** Milliseconds for the file: as long as a weak line takes for a long history. */
const TIMEOUT = 180_000;

export const historyCommands = {
  /** The customer's orders of some days as a CSV. @throws AppError 429 rate_limited */
  file: (lang: Language) =>
    mutationOptions({
      mutationFn: ({ from, until }: Days, { meta }) =>
        apiOf(meta).file(ownOrdersFile, { query: { lang, start_date: from, end_date: until }, timeout: TIMEOUT }),
    }),
};
