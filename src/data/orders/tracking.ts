import { orderStatus } from '#contract/order-status.ts';
import type { OrderStatus } from '#contract/orders.ts';
import type { OrderEvent } from '#contract/tracking.ts';

const { waitingForValidation, waitingForPayment, paymentValidated, processing, onShipping, done } = orderStatus;

/** The four steps that a customer follows a shipment by, each with the statuses that belong to it. */
const trackingSteps = {
  made: [waitingForValidation, waitingForPayment],
  waiting: [paymentValidated, processing],
  shipped: [onShipping],
  received: [done],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;
export type TrackingStep = keyof typeof trackingSteps;

/** A step as an order has come to it: when it began, and what happened in it after that. */
export interface TrackedStep {
  readonly key: TrackingStep;
  readonly state: 'done' | 'current' | 'planned';
  readonly at: string | null;
  readonly later: readonly OrderEvent[];
}

/** The steps of an order that is not cancelled. @param events oldest first */
export function trackedSteps(status: OrderStatus, events: readonly OrderEvent[]): readonly TrackedStep[] {
  return (Object.keys(trackingSteps) as TrackingStep[]).map(key => {
    const statuses: readonly OrderStatus[] = trackingSteps[key];
    const [first, ...later] = events.filter(event => statuses.includes(event.status));
    const isBehind = status === done || statuses.every(each => each < status);
    return { key, state: isBehind ? 'done' : statuses.includes(status) ? 'current' : 'planned', at: first?.at ?? null, later };
  });
}
