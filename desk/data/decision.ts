import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type * as v from 'valibot';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#lib/app-error.ts';
import { type CallInput, call } from './call.ts';

type Input<Body> = Pick<CallInput<undefined, Body>, 'params' | 'body'>;

interface Attempt {
  readonly key: string;
  readonly input: string;
}

/**
 * A write. Where no answer came, it may have been done: the same write again carries the same key, so that it is never done twice.
 * Everything on screen is read anew behind it.
 * @param onDone gets the answer
 */
export function useDecision<Body extends v.GenericSchema | undefined, Answer extends v.GenericSchema, Who extends Access>(
  endpoint: Endpoint<undefined, Body, Answer, Who>,
  onDone?: (answer: v.InferOutput<Answer>) => void,
) {
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  return useMutation<v.InferOutput<Answer>, Error, Input<Body>>({
    mutationFn: async input => {
      const written = JSON.stringify(input, (_, value) =>
        value instanceof File ? `${value.name} ${value.size} ${value.lastModified}` : value,
      );
      if (attempt.current?.input !== written) attempt.current = { key: crypto.randomUUID(), input: written };
      const answer = await call(endpoint, { ...input, idempotencyKey: attempt.current.key });
      attempt.current = null;
      return answer;
    },
    onError: error => {
      // A refusal is the answer: what is sent next is another write.
      if (error instanceof AppError && !error.isUnreachable) attempt.current = null;
    },
    onSuccess: answer => onDone?.(answer),
    onSettled: () => void queryClient.invalidateQueries(),
  });
}

/** The first code of each field of a refused form. */
export function fieldCodes(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof AppError) || error.detail.errors === undefined) return {};
  return Object.fromEntries(Object.entries(error.detail.errors).map(([field, codes]) => [field, codes[0] ?? 'invalid']));
}
