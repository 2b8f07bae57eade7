import { expect, test } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { actOf } from './act-words.ts';

test('everything that staff can change has words in the list of changes', () => {
  const acts = endpoints.filter(({ access, method }) => access === 'admin' && method !== 'GET');
  expect(acts.length).toBeGreaterThan(40);
  const wordless = acts.filter(({ method, path }) => typeof actOf(method, path.replace(/:\w+/g, 'X')).word === 'string');
  expect(wordless.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('an act names what it was done to, decoded, and one without words is shown as it was called', () => {
  expect(actOf('PUT', '/v1/admin/products/semen%20putih').subject).toBe('semen putih');
  expect(actOf('PATCH', '/v1/admin/nothing')).toEqual({ word: 'PATCH /nothing', subject: '' });
});
