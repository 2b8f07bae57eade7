import { expect, test } from 'vitest';
import { readSignInReturn, signInAddress } from './sign-in.ts';

test('the way to a provider keeps the way back', () => {
  expect(signInAddress('google', '/cart?a=1&b=2#top')).toBe('/api/v1/sign-in/google/start?redirect=%2Fcart%3Fa%3D1%26b%3D2%23top');
});

test('a code or a reason comes back, from known providers only', () => {
  expect(readSignInReturn('provider=google&code=abc')).toEqual({ provider: 'google', code: 'abc' });
  expect(readSignInReturn('provider=facebook&problem=federated_cancelled')).toEqual({
    provider: 'facebook',
    problem: 'federated_cancelled',
  });
  expect(readSignInReturn('provider=other&code=abc')).toBeNull();
  expect(readSignInReturn('provider=google')).toBeNull();
  expect(readSignInReturn('')).toBeNull();
});
