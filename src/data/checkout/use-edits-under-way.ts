import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWaitingEdits } from '../cart/use-waiting-edits.ts';

/** Whether edits of the cart are on their way. As soon as the last is sent, the order and its quotes are read again. */
export function useEditsUnderWay(): boolean {
  const queryClient = useQueryClient();
  const waiting = useWaitingEdits();
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (waiting === 0 && wasWaiting.current) void queryClient.invalidateQueries({ queryKey: ['private', 'orders'] });
    wasWaiting.current = waiting > 0;
  }, [waiting, queryClient]);
  return waiting > 0;
}
