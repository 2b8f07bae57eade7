import { DrizzleQueryError } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { logText, logTrace } from './log-text.ts';

test('a log gets the cause of a failed statement, not the values that a customer gave', () => {
  const error = new DrizzleQueryError('select $1', ['+6281234567890'], new Error('connect ECONNREFUSED'));
  expect(error.message).toContain('+6281234567890');
  expect(logText(error)).toBe('connect ECONNREFUSED');
  expect([logText(new Error('disk')), logText('text')]).toEqual(['disk', 'text']);
  expect(logText(new DrizzleQueryError('select $1', ['Siti Nur']))).toBe('a query failed');
});

const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};
const ofDatabase = (message: string) => Object.assign(new Error(message), { severity: 'ERROR', code: '22P02' });

test.each([
  [thrown(() => v.parse(v.object({ name: v.number() }), { name: 'Siti Nur' })), 'a value does not fit its schema: name (expected number)'],
  [thrown(() => JSON.parse('Siti Nur, Jalan Pattimura')), 'a text is no JSON'],
  [ofDatabase('invalid input syntax for type uuid: "Siti Nur"'), 'invalid input syntax for type uuid'],
  [ofDatabase('value "81234567890" is out of range for type integer'), 'a value is out of range for type integer'],
  [ofDatabase('relation "payment_methods" does not exist'), 'relation "payment_methods" does not exist'],
  [{ name: 'Siti Nur' }, 'an error without words'],
])('an error that repeats a value is told without it: %s', (error, words) => {
  expect(logText(error)).toBe(words);
});

test('a trace is one line, with the places and without the words of the stack', () => {
  const error = new DrizzleQueryError('select $1', ['Siti Nur'], ofDatabase('invalid input syntax for type uuid: "Siti\nNur"'));
  expect(logTrace(error)).toMatch(/^Error: invalid input syntax for type uuid \| at .*log-text\.test\.ts:\d+:\d+/);
  expect(logTrace(error)).not.toMatch(/Siti|Nur"|\n/);
});
