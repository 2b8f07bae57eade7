import { QueryClient } from '@tanstack/react-query';
import { AppError } from '#lib/app-error.ts';

/** Times that a reading is asked for again by itself before the screen says that it failed. */
const RETRIES = 2;

/** Answers of the shop as the desk has them in memory; nothing is stored, since it is other people's data. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // A browser's word that it is offline is often wrong; the failure of a call never is.
      networkMode: 'always',
      retry: (count, error) => count < RETRIES && error instanceof AppError && error.isUnreachable,
    },
    mutations: { networkMode: 'always' },
  },
});
