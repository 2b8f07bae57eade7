import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { AppError } from '#lib/app-error.ts';
import { connectivity } from '../connectivity.ts';
import { useUser } from '../session/use-session.ts';
import type { Delivery } from './delivery.ts';
import type { MutationKind, NewMutation } from './mutations.ts';
import { useOutbox } from './use-outbox.ts';

/** A mutation as a form hands it over: without its customer. */
export type Wanted<Kind extends MutationKind> = { [K in Kind]: Omit<NewMutation<K>, 'userId'> }[Kind];

/** Milliseconds that a form waits when the shop could not be reached a moment ago: just long enough to be wrong about it. */
const SHORT_PATIENCE = 1_000;
/**
 * Sends a form through the outbox. `mutateAsync` resolves with `{ state: 'sent', answer }` or `{ state: 'queued', kept }` (goes by
 * itself), and throws the server's refusal as an AppError with its codes by field. `isPending`, `error`,
 * `data` and `reset` are the mutation's.
 */
export function useDelivery<Kind extends MutationKind>(): UseMutationResult<Delivery<Kind>, Error, Wanted<Kind>> {
  const outbox = useOutbox();
  const userId = useUser()?.id;
  return useMutation({
    mutationFn: async (wanted: Wanted<Kind>) => {
      if (userId === undefined) throw new AppError('unauthorized', 401);
      const mutation = { ...wanted, userId } as unknown as NewMutation<Kind>;
      return outbox.deliver<Kind>(mutation, connectivity.isReachable() ? undefined : SHORT_PATIENCE);
    },
  });
}
