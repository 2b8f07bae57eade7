import { createHash } from 'node:crypto';
import { qrisPayload } from './qris.ts';
import type { PaymentMethodRow } from './store.ts';

/** Digits of a virtual account after those that stand for the shop. */
const OWN_DIGITS = 11;

/** Where an order is paid: the method's account; of a virtual one a number of the order's own, the same whenever it is asked for. */
export function accountOf(method: Pick<PaymentMethodRow, 'kind' | 'account'>, orderId: string): PaymentMethodRow['account'] {
  const { kind, account } = method;
  // A code to scan is no number that anybody types.
  if (kind === 'qris') return null;
  if (kind !== 'virtual_account' || account === null) return account;
  const hash = createHash('sha256').update(orderId).digest().readBigUInt64BE();
  const digits = String(hash % 10n ** BigInt(OWN_DIGITS)).padStart(OWN_DIGITS, '0');
  return { ...account, number: `${account.number}${digits}`.replace(/(\d{4})(?=\d)/g, '$1 ') };
}

/** The text of an order's code to scan, with its amount in rupiah and its number in it; null where it is paid otherwise. */
export function qrisOf(
  { kind, account }: Pick<PaymentMethodRow, 'kind' | 'account'>,
  { total, number }: { total: number; number: string | null },
): string | null {
  if (kind !== 'qris' || account === null || number === null) return null;
  return qrisPayload(account.number, { amount: total, reference: number });
}
