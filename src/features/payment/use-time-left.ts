import { useEffect, useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { ageClock } from '#data/age-clock.ts';
import { untilDeadline } from '#data/payment/countdown.ts';

/**
 * Milliseconds until an order's payment deadline, second by second; null where it has none.
 * @param receivedAt this device's clock when the order arrived
 */
export function useTimeLeft({ payment_deadline, server_time }: Order, receivedAt: number): number | null {
  const [now, setNow] = useState(() => ageClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(ageClock.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  // An order that arrived between two ticks must not be looked at from before it was told.
  return payment_deadline === null
    ? null
    : untilDeadline(payment_deadline, { serverTime: server_time, receivedAt, now: Math.max(now, receivedAt) });
}
