import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { forgetCheckoutDraft } from '#data/checkout/draft.ts';
import { installOffer } from '#data/install/offer.ts';
import { pushOffer } from '#data/push/offer.ts';
import { toasts } from '#data/toasts.ts';

/** Once the cart is an order, drops the draft, shows the notice and opens the page of the orders to pay. */
export function usePlaced(): () => Promise<void> {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useCallback(() => {
    forgetCheckoutDraft();
    void pushOffer.make();
    installOffer.order();
    toasts.show('success', t`Checkout success. Your order has been created, waiting for admin to validate`);
    return navigate({ to: '/transactions/waiting-payment/{-$id}', params: { id: undefined }, replace: true });
  }, [t, navigate]);
}
