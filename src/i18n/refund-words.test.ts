import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { refundWords } from './refund-words.ts';

describe('of a cancelled order', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const wordsOf = (order: Partial<Parameters<typeof refundWords>[1]>) =>
    refundWords(i18n, { number: 'FD-261125-4F7K', payment_deadline: '2026-11-26T04:00:00Z', ...order });

  it('asks for the number of one that could be paid', () => {
    expect(wordsOf({})).toContain('tell us the order number FD-261125-4F7K');
    expect(wordsOf({ refund: null })).toBe(wordsOf({}));
  });

  it('says nothing of money where none could be sent', () => {
    expect(wordsOf({ refund: null, payment_deadline: null })).toBeNull();
    expect(wordsOf({ payment_deadline: null })).toBeNull();
  });

  it('says what comes back, and by when, of one that was paid', () => {
    expect(wordsOf({ refund: { amount: 125_000, by: '2026-12-02' } })).toMatch(/125\.000 .*Wed 2 Dec/);
  });
});
