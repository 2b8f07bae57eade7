import type { QueryClient } from '@tanstack/react-query';
import { type Intent, isCartEdit } from '../outbox/intents.ts';
import { cartNotes } from './notes.ts';
import { lookedAt, type ReplacedLine, wished } from './own-lines.ts';
import { cartQueries } from './queries.ts';

interface Parts {
  readonly queryClient: QueryClient;
  /** Id of the customer who is here. */
  readonly owner: () => string | null;
  /** What has not reached the shop. */
  readonly waiting: () => readonly Intent[];
  /** Another device's values took the place of this one's; told once, in the tab that is in sight. */
  readonly onReplaced: (lines: readonly ReplacedLine[]) => void;
}

/**
 * Watches the cart for lines in which another device came later than this one.
 * @returns the function that takes note of each edit as it is saved
 */
export function watchOwnLines({ queryClient, owner, waiting, onReplaced }: Parts): (intent: Intent) => void {
  // The same in every language.
  const { queryKey } = cartQueries.current('id');

  function look(): void {
    const userId = owner();
    const cart = queryClient.getQueryData(queryKey);
    if (userId === null || cart === undefined || document.visibilityState !== 'visible') return;
    const before = cartNotes.of(userId).own;
    if (Object.keys(before.lines).length === 0) return;
    const edited = new Set(waiting().flatMap(intent => (isCartEdit(intent) ? [variantOf(intent)] : [])));
    const { own, replaced } = lookedAt(before, cart, variantId => edited.has(variantId));
    cartNotes.change(userId, { own });
    if (replaced.length > 0) onReplaced(replaced);
  }

  queryClient.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[1] === queryKey[1]) look();
  });
  document.addEventListener('visibilitychange', look);

  return intent => {
    if (!isCartEdit(intent)) return;
    const line = intent.kind === 'cart.remove' ? null : { quantity: intent.line.quantity, name: wordsOf(intent.line) };
    cartNotes.change(intent.userId, { own: wished(cartNotes.of(intent.userId).own, variantOf(intent), line) });
  };
}

type Edit = Extract<Intent, { kind: 'cart.set' | 'cart.remove' }>;
const variantOf = (edit: Edit) => (edit.kind === 'cart.set' ? edit.line.variantId : edit.variantId);
const wordsOf = ({ preview }: Extract<Edit, { kind: 'cart.set' }>['line']) => `${preview.product.name} · ${preview.name}`;
