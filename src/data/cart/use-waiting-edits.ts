import { useWaiting } from '../outbox/use-outbox.ts';
import { isCartEdit } from './cart-edit.ts';

/** How many edits of the cart have not reached the server; removals count, which no line shows any more. */
export function useWaitingEdits(): number {
  return useWaiting().filter(isCartEdit).length;
}
