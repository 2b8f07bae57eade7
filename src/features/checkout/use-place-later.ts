import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Checkout } from '#contract/orders.ts';
import { expectedTotal } from '#data/checkout/conflict.ts';
import { forgetCheckoutDraft } from '#data/checkout/draft.ts';
import { useOutbox } from '#data/outbox/use-outbox.ts';
import { useMarkOrdered } from '#data/quotations/use-mark-ordered.ts';
import { useUser } from '#data/session/use-session.ts';
import { toasts } from '#data/toasts.ts';

/** Saves an order on this phone until there is a line, and leads to where it waits. */
export function usePlaceLater() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const outbox = useOutbox();
  const userId = useUser()?.id;
  const markOrdered = useMarkOrdered();
  return useMutation({
    mutationFn: async (checkout: Checkout) => {
      if (userId === undefined) return;
      const shown = { total: expectedTotal(checkout), lines: checkout.items.length };
      if (!(await outbox.enqueue({ kind: 'order.place', userId, checkout, shown }))) return;
      forgetCheckoutDraft();
      markOrdered(checkout);
      toasts.show('cart', t`Saved on this phone, sent when online`);
      await navigate({ to: '/queue' });
    },
  });
}
