import type { AdminOrder } from '#contract/admin.ts';
import { orderStatus } from '#contract/order-status.ts';

/** Whether the order's receipt waits for a decision. */
export const isToCheck = ({ status, payment }: AdminOrder): boolean =>
  status === orderStatus.waitingForPayment && payment.receipt?.state === 'submitted';
