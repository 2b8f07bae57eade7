import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the code at work belongs to. */
interface RequestContext {
  readonly id: string;
  isAnswered: boolean;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs a request's work: lines that are logged until it is answered carry its id. */
export async function inRequest(id: string, work: () => Promise<void>): Promise<void> {
  const context = { id, isAnswered: false };
  try {
    await contexts.run(context, work);
  } finally {
    // What a request leaves behind, such as the timer of the event streams, speaks for itself and not for that request.
    context.isAnswered = true;
  }
}

/** The id of the request under way, for its lines in the log; null outside of one. */
export function requestId(): string | null {
  const context = contexts.getStore();
  return context === undefined || context.isAnswered ? null : context.id;
}

/** The id of the request that the code at work comes from, answered or not: a call that the shop makes to itself is a part of it. */
export const originId = (): string | null => contexts.getStore()?.id ?? null;
