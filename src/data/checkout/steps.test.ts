import { describe, expect, it } from 'vitest';
import { openStep } from './steps.ts';

const done = { address: true, shipping: true, payment: true };

describe('the open step of a checkout', () => {
  it('is the first that isn’t done, then the review', () => {
    expect(openStep({ address: false, shipping: true, payment: true }, null)).toBe('address');
    expect(openStep({ ...done, payment: false }, null)).toBe('payment');
    expect(openStep(done, null)).toBe('review');
  });

  it('is the one being edited, unless an earlier one is missing', () => {
    expect(openStep(done, 'shipping')).toBe('shipping');
    expect(openStep({ ...done, payment: false }, 'address')).toBe('address');
    expect(openStep({ ...done, address: false }, 'payment')).toBe('address');
  });
});
