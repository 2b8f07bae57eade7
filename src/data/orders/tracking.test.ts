import { expect, it } from 'vitest';
import type { OrderStatus } from '#contract/orders.ts';
import { trackedSteps } from './tracking.ts';

const event = (status: OrderStatus) => ({ status, at: `2025-11-2${status}T00:00:00.000Z`, note: null });
const states = (status: OrderStatus) => trackedSteps(status, []).map(step => step.state);

it('knows which step an order is at', () => {
  expect(states(2)).toEqual(['current', 'planned', 'planned', 'planned']);
  expect(states(3)).toEqual(['current', 'planned', 'planned', 'planned']);
  expect(states(4)).toEqual(['done', 'current', 'planned', 'planned']);
  expect(states(5)).toEqual(['done', 'current', 'planned', 'planned']);
  expect(states(6)).toEqual(['done', 'done', 'current', 'planned']);
  expect(states(7)).toEqual(['done', 'done', 'done', 'done']);
});

it('tells what happened in each step', () => {
  const steps = trackedSteps(6, [event(2), event(3), event(4), event(5), event(6)]);
  expect(steps.map(({ events }) => events)).toEqual([[event(2), event(3)], [event(4), event(5)], [event(6)], []]);
});

it('says the status itself where no event tells of it', () => {
  const untold = (status: OrderStatus, events: readonly ReturnType<typeof event>[]) =>
    trackedSteps(status, events).map(step => step.untold);
  expect(untold(5, [])).toEqual([null, 5, null, null]);
  expect(untold(5, [event(2), event(4)])).toEqual([null, 5, null, null]);
  expect(untold(5, [event(4), event(5)])).toEqual([null, null, null, null]);
});
