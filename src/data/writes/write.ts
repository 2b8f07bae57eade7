import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import type { Language } from '#contract/endpoint.ts';
import type { OutboxSequence } from '#contract/outbox.ts';
import type { Verdict } from '../outbox/failure.ts';
import type { QueueRules } from '../outbox/kinds.ts';
import type { AnswerOf, MutationKind, MutationOf } from '../outbox/mutations.ts';

/** One try of a write: the same key each time, and its place in the queue. */
export interface Try {
  readonly idempotencyKey: string;
  readonly sequence: OutboxSequence;
}

/** A kind of offline write: how it waits (see `QueueRules`), how it is sent, and where the server's answer goes. */
export interface Write<Kind extends MutationKind> extends QueueRules<Kind> {
  /** Several in a row in one request, each with the key and the number that it would have alone. */
  readonly together?: {
    readonly most: number;
    /** @returns the server's word on each @throws AppError where the request as a whole came to nothing */
    send(api: Api, lang: Language, tries: readonly (Try & { readonly mutation: MutationOf<Kind> })[]): Promise<readonly Verdict[]>;
  };
  /** @param api speaks for the mutation's customer only @throws AppError with the codes of its call */
  send(api: Api, lang: Language, mutation: MutationOf<Kind>, attempt: Try): Promise<AnswerOf<Kind>>;
  /** Puts the answer into the cache, so that nothing on screen falls back when the mutation leaves the outbox. @param lang of the answer */
  apply(queryClient: QueryClient, answer: AnswerOf<Kind>, mutation: MutationOf<Kind>, lang: Language): void;
}

/** Milliseconds for a request with files: a PDF of five megabytes takes two minutes on a slow line. */
export const UPLOAD_TIMEOUT = 180_000;
/** Milliseconds that a form with pictures waits: 300 KB take six seconds on a weak line, before the shop has looked at them. */
export const UPLOAD_PATIENCE = 30_000;
