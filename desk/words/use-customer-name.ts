import { useLingui } from '@lingui/react/macro';

/** The name of an order's customer; orders whose customer has deleted the account have none. */
export function useCustomerName(): (customer: { readonly name: string }) => string {
  const { t } = useLingui();
  return ({ name }) => name || t`Deleted customer`;
}
