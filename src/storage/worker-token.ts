import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';

const KEY = 'token';

/** What the worker may use while no page is open. Never the refresh token: it must not be rotated behind a page's back. */
const WorkerTokenSchema = v.object({ userId: v.string(), access: v.string(), baseUrl: v.string(), lang: v.picklist(['id', 'en']) });
export type WorkerToken = v.InferOutput<typeof WorkerTokenSchema>;

let opened: UseStore | undefined;
function store(): UseStore {
  opened ??= createStore('fondasi-worker', 'session');
  return opened;
}

/** A copy of the access token for the worker; a browser without storage has no worker either. */
export const workerToken = {
  async read(): Promise<WorkerToken | null> {
    const kept = v.safeParse(WorkerTokenSchema, await get(KEY, store()).catch(() => undefined));
    return kept.success ? kept.output : null;
  },
  keep: (token: WorkerToken): Promise<void> => set(KEY, token, store()).catch(() => undefined),
  forget: (): Promise<void> => del(KEY, store()).catch(() => undefined),
};
