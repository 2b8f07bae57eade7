import { AppError } from '#lib/app-error.ts';
import type { Kept } from './entries.ts';
import type { AnswerOf, MutationKind } from './mutations.ts';

/**
 * The end of a form's wait: the server has done it (`answer` is null where another tab sent it and kept the answer), or it goes as soon as it
 * can and is `kept` meanwhile.
 */
export type Delivery<Kind extends MutationKind> =
  | { readonly state: 'sent'; readonly answer: AnswerOf<Kind> | null; readonly id: string }
  | { readonly state: 'queued'; readonly kept: Kept; readonly id: string };

/** News of a record that a caller waits for. */
type News =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly error: AppError }
  | { readonly kind: 'late' };

/** Callers that wait for the outcome of a record. */
export interface Waiters {
  /** Resolves with the first news of it, or with 'late' after so many milliseconds. */
  wait(id: string, patience: number): Promise<News>;
  /** @returns whether a caller waited */
  tell(id: string, news: News): boolean;
  ids(): readonly string[];
}

export function createWaiters(schedule: (run: () => void, milliseconds: number) => () => void): Waiters {
  const waiting = new Map<string, (news: News) => void>();
  return {
    wait: (id, patience) =>
      new Promise(resolve => {
        const stop = schedule(() => hear({ kind: 'late' }), patience);
        const hear = (news: News) => {
          stop();
          waiting.delete(id);
          resolve(news);
        };
        waiting.set(id, hear);
      }),
    tell: (id, news) => {
      const hear = waiting.get(id);
      hear?.(news);
      return hear !== undefined;
    },
    ids: () => [...waiting.keys()],
  };
}

/** This device keeps nothing: what was typed must stay in its form. */
export function unsavedError(cause: unknown): AppError {
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new AppError(isFull ? 'device_full' : 'device_unavailable', 400, { cause });
}

/** There is no disk, and this mutation must not wait in a page's memory. @param code see `diskOnly` of its rules */
export function unkeptError(code: string, cause: unknown): AppError {
  return new AppError(code, 400, { cause });
}
