import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/endpoint.ts';
import type { User } from '#contract/session.ts';
import { persistedKeys } from '../cache/persisted-keys.ts';
import type { Mutation, MutationKind } from '../outbox/mutations.ts';
import { writes } from './kinds.ts';
import type { Write } from './write.ts';

/**
 * Puts the server's answer into the cache, so that nothing on screen falls back when the mutation leaves the outbox. Does nothing where the
 * customer has left meanwhile: their private data must not come back to the phone. @param lang the language of the answer
 */
export function applyAnswer(queryClient: QueryClient, lang: Language, mutation: Mutation, answer: unknown): void {
  if (queryClient.getQueryData<User>(persistedKeys.user.beginning)?.id !== mutation.userId) return;
  const write: Write<MutationKind> = writes[mutation.kind];
  write.apply(queryClient, answer as never, mutation, lang);
}
