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

/** A step as an order has come to it: what happened in it, and where in it the order stands. */
export interface TrackedStep {
  readonly key: TrackingStep;
  readonly state: 'done' | 'current' | 'planned';
  /** Oldest first; the first one began the step. */
  readonly events: readonly OrderEvent[];
  /** The order's own status where no event tells of it, as while the events are not known. */
  readonly untold: OrderStatus | null;
}

/** The steps of an order that is not cancelled. @param events oldest first */
export function trackedSteps(status: OrderStatus, events: readonly OrderEvent[]): readonly TrackedStep[] {
  return (Object.keys(trackingSteps) as TrackingStep[]).map(key => {
    const statuses: readonly OrderStatus[] = trackingSteps[key];
    const own = events.filter(event => statuses.includes(event.status));
    const isBehind = status === done || statuses.every(each => each < status);
    const isHere = statuses.includes(status);
    const isTold = own.some(event => event.status === status);
    return {
      key,
      state: isBehind ? 'done' : isHere ? 'current' : 'planned',
      events: own,
      untold: isHere && !isTold ? status : null,
    };
  });
}
