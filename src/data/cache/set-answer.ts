import type { QueryClient } from '@tanstack/react-query';

/** Puts what the shop answered to a write in the place of what it said before; an older answer on its way must not overwrite it. */
export function setAnswer(queryClient: QueryClient, queryKey: readonly unknown[], value: unknown): void {
  const isBeingRead = queryClient.isFetching({ queryKey }) > 0;
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, value);
  // Or it knows of something newer, which another device did.
  if (isBeingRead) void queryClient.invalidateQueries({ queryKey });
}
