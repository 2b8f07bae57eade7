import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { type AdminOrder, adminOrderEndpoint } from '#contract/admin.ts';
import { AppError } from '#lib/app-error.ts';
import { useReading } from '../data/reading.ts';
import { isToCheck } from '../data/to-check.ts';
import { useListSearch } from '../ui/list-search.ts';

/** A receipt: an order may get another one, which waits anew. */
export const receiptKey = ({ id, payment }: AdminOrder): string => `${id} ${payment.receipt?.uploaded_at ?? ''}`;

interface Decided {
  readonly key: string;
  readonly number: string | null;
}

/**
 * The receipts that wait, and the one that is shown: its order stands in the address. What was decided here is gone at once, before the list
 * is read anew; where the shown one was decided elsewhere, `late` names it.
 */
export function useReceiptQueue(list: { orders: readonly AdminOrder[]; total: number }) {
  const navigate = useNavigate();
  const wanted = useListSearch().filter('order');
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [late, setLate] = useState<string | null>(null);
  const [place, setPlace] = useState(0);
  const isOpen = (order: AdminOrder) => !decided.some(({ key }) => key === receiptKey(order));
  const open = list.orders.filter(isOpen);
  const found = open.findIndex(({ number }) => number === wanted);
  const isDecidedHere = found < 0 && decided.some(({ number }) => number === wanted);
  // A link may lead to a receipt far behind those that are read in one go.
  const isApart = wanted !== '' && found < 0 && !isDecidedHere;
  const alone = useReading(adminOrderEndpoint, { params: { id: wanted }, isOff: !isApart });
  const isUnknown = alone.error instanceof AppError && alone.error.status === 404;
  const isWaiting = isApart && alone.data === undefined && !isUnknown;
  const far = isApart && alone.data !== undefined && isToCheck(alone.data) && isOpen(alone.data) ? alone.data : undefined;
  const orders = far === undefined ? open : [...open, far];
  const order = isWaiting ? undefined : (open[found] ?? far ?? open[place] ?? open[0]);
  const show = (number: string | null | undefined) =>
    void navigate({ to: '.', search: { order: number ?? undefined } as never, replace: true });
  const follow = useEffectEvent(() => {
    if (found >= 0) setPlace(found);
    if (isWaiting || wanted === (order?.number ?? '')) return;
    if (isApart) setLate(wanted);
    show(order?.number);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows when one of these changes
  useEffect(() => follow(), [wanted, found, isWaiting, order?.number]);
  const at = orders.findIndex(each => each.number === order?.number);
  return {
    order,
    /** The reading of an order that isn't among those of the list, while it has no answer. */
    waiting: isWaiting ? alone : null,
    count: orders.length,
    /** From 1; null for one far behind. */
    position: order === far ? null : at + 1,
    total: list.total - (list.orders.length - open.length),
    late,
    readLate: () => setLate(null),
    /** Goes on or back, round and round. */
    page: (by: 1 | -1) => {
      setLate(null);
      show(orders[(at + by + orders.length) % orders.length]?.number);
    },
    /** A receipt is decided: by this employee, or where `isLate` by a colleague who was faster. */
    leave: (left: AdminOrder, isLate = false) => {
      setDecided(before => [...before, { key: receiptKey(left), number: left.number }]);
      setLate(isLate ? left.number : null);
    },
  };
}
