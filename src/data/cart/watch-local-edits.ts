import type { QueryClient } from '@tanstack/react-query';
import type { Mutation } from '../outbox/mutations.ts';
import { type CartEdit, isCartEdit } from './cart-edit.ts';
import { type CartConflict, compared, edited } from './local-edits.ts';
import { cartNotes } from './notes.ts';
import { forgetOrdered } from './ordered.ts';
import { cartQueries } from './queries.ts';

interface Parts {
  readonly queryClient: QueryClient;
  /** Id of the customer who is here. */
  readonly owner: () => string | null;
  /** Edits that have not reached the shop. */
  readonly waiting: () => readonly Mutation[];
  /** Lines were set here and on another device; told once, in a tab that is in sight. */
  readonly onConflict: (conflicts: readonly CartConflict[]) => void;
}

/**
 * Watches the cart for lines that are set on another device as well.
 * @returns the function that takes note of each edit as it is saved
 */
export function watchLocalEdits({ queryClient, owner, waiting, onConflict }: Parts): (mutation: Mutation) => void {
  // The same in every language.
  const { queryKey } = cartQueries.current('id');

  function look(): void {
    const userId = owner();
    const cart = queryClient.getQueryData(queryKey);
    if (userId === null || cart === undefined) return;
    const before = cartNotes.of(userId).own;
    if (Object.keys(before.lines).length === 0) return;
    const edits = waiting().filter(isCartEdit);
    const { own, conflicts } = compared(before, cart, variantId =>
      edits.filter(edit => variantOf(edit) === variantId).map(edit => (edit.kind === 'cart.set' ? edit.line.quantity : 0)),
    );
    if (conflicts.length > 0 && document.visibilityState !== 'visible') return;
    cartNotes.change(userId, { own });
    if (conflicts.length > 0) onConflict(conflicts);
  }

  queryClient.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[1] === queryKey[1]) look();
  });
  document.addEventListener('visibilitychange', look);

  return mutation => {
    if (mutation.kind === 'order.place') forgetOrdered(mutation.userId, mutation.checkout);
    if (!isCartEdit(mutation)) return;
    const line = mutation.kind === 'cart.remove' ? null : { quantity: mutation.line.quantity, name: wordsOf(mutation.line) };
    cartNotes.change(mutation.userId, {
      own: edited(cartNotes.of(mutation.userId).own, variantOf(mutation), line, queryClient.getQueryData(queryKey)),
    });
  };
}

const variantOf = (edit: CartEdit) => (edit.kind === 'cart.set' ? edit.line.variantId : edit.variantId);
const wordsOf = ({ preview }: Extract<CartEdit, { kind: 'cart.set' }>['line']) => `${preview.product.name} · ${preview.name}`;
