import { createApi } from '#api/client.ts';
import { currentUserEndpoint } from '#contract/session.ts';
import { createSession } from '#data/session/session.ts';
import type { AppError } from '#lib/app-error.ts';

const api = createApi({ baseUrl: '/api', tokens: createSession().tokens });

async function callInParallel(count: number): Promise<string[]> {
  const calls = await Promise.allSettled(Array.from({ length: count }, () => api.call(currentUserEndpoint)));
  return calls.flatMap(call => (call.status === 'rejected' ? [(call.reason as AppError).code] : []));
}

Object.assign(globalThis, { callInParallel });
