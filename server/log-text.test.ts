import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logText } from './log-text.ts';

test('a log gets the cause of a failed statement, not the values that a customer gave', () => {
  const error = new DrizzleQueryError('select $1', ['+6281234567890'], new Error('connect ECONNREFUSED'));
  expect(error.message).toContain('+6281234567890');
  expect(logText(error)).toBe('connect ECONNREFUSED');
  expect([logText(new Error('disk')), logText('text')]).toEqual(['disk', 'text']);
});
