import { createHash } from 'node:crypto';
import type { PaymentMethodRow } from './store.ts';

/** Digits of a virtual account after those that stand for the shop. */
const OWN_DIGITS = 11;

/** Where an order is paid: the method's account; of a virtual one a number of the order's own, the same whenever it is asked for. */
export function accountOf(method: Pick<PaymentMethodRow, 'kind' | 'account'>, orderId: string): PaymentMethodRow['account'] {
  const { kind, account } = method;
  if (kind !== 'virtual_account' || account === null) return account;
  const hash = createHash('sha256').update(orderId).digest().readBigUInt64BE();
  const digits = String(hash % 10n ** BigInt(OWN_DIGITS)).padStart(OWN_DIGITS, '0');
  return { ...account, number: `${account.number}${digits}`.replace(/(\d{4})(?=\d)/g, '$1 ') };
}
