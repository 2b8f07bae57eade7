import { describe, expect, test } from 'vitest';
import { cutMessages, pauseAfter } from './live-connection.ts';

describe('the pause before the next attempt', () => {
  test('grows from a second to a minute', () => {
    expect([1, 2, 3, 6, 7, 50].map(failures => pauseAfter(failures, 1))).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
  });
  test('differs between desks, and is never shorter than a second', () => {
    expect(pauseAfter(4, 0)).toBe(4_000);
    expect(pauseAfter(1, 0)).toBe(1_000);
  });
});

describe('messages of the stream', () => {
  test('are cut where they end; what is not whole waits', () => {
    expect(cutMessages('event: queues\ndata: {"a":1}\n\n: still here\n\nevent: end\nda')).toEqual({
      messages: [{ name: 'queues', data: '{"a":1}' }],
      rest: 'event: end\nda',
    });
  });
});
