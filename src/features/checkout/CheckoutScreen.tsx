import type { ComponentType } from 'react';
import type { Address } from '#contract/addresses.ts';

export function CheckoutScreen(_props: {
  orderId: string;
  AddressForm: ComponentType<{ address: Address | null; onSaved: (address: Address) => void; onCancel: () => void }>;
}) {
  return null;
}
