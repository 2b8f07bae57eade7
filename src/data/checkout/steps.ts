import type { ChoiceStep } from './conflict.ts';

/** Steps of a checkout, in order. */
const checkoutSteps = ['address', 'shipping', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The step that stands open: the one being edited, else the first that isn't done, else the review. */
export function openStep(isDone: Readonly<Record<ChoiceStep, boolean>>, editing: ChoiceStep | null): CheckoutStep {
  const missing = checkoutSteps.find(step => step !== 'review' && !isDone[step]);
  if (editing === null) return missing ?? 'review';
  // A later step can't be edited before what it depends on.
  return missing !== undefined && checkoutSteps.indexOf(missing) < checkoutSteps.indexOf(editing) ? missing : editing;
}
