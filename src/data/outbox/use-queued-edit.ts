import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { Delivery } from './delivery.ts';
import { unsavedError } from './delivery.ts';
import type { OutboxEntry } from './entries.ts';
import type { MutationKind, NewMutation } from './mutations.ts';
import { useDelivery, type Wanted } from './use-delivery.ts';
import { useOutbox } from './use-outbox.ts';

/**
 * Like `useDelivery`, for a form that may mend an edit of the queue: what is typed then takes its place and waits in its stead, so
 * that a second refusal finds it in the queue as well.
 * @param entry null for a form of its own
 */
export function useQueuedEdit<Kind extends MutationKind>(
  entry: OutboxEntry | null,
): UseMutationResult<Delivery<Kind>, Error, Wanted<Kind>> {
  const outbox = useOutbox();
  const delivery = useDelivery<Kind>();
  return useMutation({
    mutationFn: async (wanted: Wanted<Kind>): Promise<Delivery<Kind>> => {
      if (entry === null) return delivery.mutateAsync(wanted);
      const isSaved = await outbox.replace(entry.id, { ...wanted, userId: entry.mutation.userId } as unknown as NewMutation);
      if (!isSaved) throw unsavedError(null);
      return { state: 'queued', kept: outbox.keeping.get() === 'disk' ? 'saved' : 'page', id: entry.id };
    },
  });
}
