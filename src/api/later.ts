import type { Api } from './client.ts';

/**
 * An API client that comes with its first call.
 * @param load fails with an AppError where it can't be had
 */
export function apiLater(load: () => Promise<Api>): Api {
  return {
    call: async (...call) => (await load()).call(...call),
    file: async (...call) => (await load()).file(...call),
    open: async (...call) => (await load()).open(...call),
  };
}
