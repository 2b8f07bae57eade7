import { expect, it } from 'vitest';
import { RECEIPT_BYTES, receiptPlan } from './receipt-plan.ts';

const MEGABYTE = 1024 * 1024;

it.each([
  ['a small photo', 'image/jpeg', RECEIPT_BYTES, 'keep'],
  ['a screenshot', 'image/png', RECEIPT_BYTES + 1, 'shrink'],
  ['a photo larger than the shop takes', 'image/jpeg', 20 * MEGABYTE, 'shrink'],
  ['a PDF', 'application/pdf', 5 * MEGABYTE, 'keep'],
  ['a PDF larger than the shop takes', 'application/pdf', 5 * MEGABYTE + 1, 'file_too_large'],
  ['an empty file', 'image/jpeg', 0, 'file_damaged'],
  ['a drawing', 'image/svg+xml', 1000, 'file_type_not_allowed'],
  ['a raw photo', 'image/heic', 1000, 'file_type_not_allowed'],
  ['something unknown', '', 1000, 'file_type_not_allowed'],
])('decides what happens to %s', (_what, type, size, plan) => {
  expect(receiptPlan({ type, size })).toBe(plan);
});
