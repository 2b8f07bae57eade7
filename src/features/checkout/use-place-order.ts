import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Checkout, Order } from '#contract/orders.ts';
import { attemptFor } from '#data/checkout/attempt.ts';
import { checkoutCommands } from '#data/checkout/commands.ts';
import { type Conflict, conflictOf, expectedTotal, isAnswered } from '#data/checkout/conflict.ts';
import type { CheckoutDraft } from '#data/checkout/draft.ts';
import { useMarkOrdered } from '#data/quotations/use-mark-ordered.ts';
import { toasts } from '#data/toasts.ts';
import { withOverlay } from '#data/with-overlay.ts';
import { formatRupiah } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { usePlaced } from './use-placed.ts';

/** An attempt that did not become an order: why, what was asked, and the cart as the customer saw it then. */
export interface FailedAttempt {
  readonly conflict: Conflict;
  readonly checkout: Checkout;
  readonly seen: Order;
}

interface Options {
  draft: CheckoutDraft;
  onDraft: (change: Partial<CheckoutDraft>) => void;
  onConflict: (conflict: Conflict) => void;
  onPlaced: () => void;
}

/** Places the order while the page is held; what stands in the way comes back as `failure`. */
export function usePlaceOrder({ draft, onDraft, onConflict, onPlaced }: Options) {
  const { t } = useLingui();
  const showOrders = usePlaced();
  const { language } = useLanguage();
  const place = useMutation(checkoutCommands.place(language));
  const markOrdered = useMarkOrdered();
  const [failure, setFailure] = useState<FailedAttempt | null>(null);

  // Two quick presses come before the button is drawn as busy.
  const isSending = useRef(false);

  async function send(checkout: Checkout, seen: Order): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    const attempt = attemptFor(draft.attempt, checkout);
    // Kept before it is sent: a reload in the middle repeats this attempt.
    onDraft({ attempt });
    setFailure(null);
    try {
      const order = await withOverlay(() => place.mutateAsync({ checkout, idempotencyKey: attempt.key }));
      onPlaced();
      markOrdered(checkout);
      sayFallen(order, checkout);
      await showOrders();
    } catch (error) {
      if (isAnswered(error)) onDraft({ attempt: null });
      const conflict = conflictOf(error);
      setFailure({ conflict, checkout, seen });
      onConflict(conflict);
    } finally {
      isSending.current = false;
    }
  }

  function sayFallen(order: Order, checkout: Checkout): void {
    const due = order.total - order.unique_code;
    const total = formatRupiah(due);
    if (due < expectedTotal(checkout)) toasts.show('success', t`Prices have fallen meanwhile: your total is ${total}`);
  }

  return { send, failure, dismiss: () => setFailure(null), isPlacing: place.isPending };
}
