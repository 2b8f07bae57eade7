import { expect, test } from 'vitest';
import { customerPaths, isDescribed, isDrawnInBrowser, pageRules } from './page-rules.ts';

test('a page has the rule of the nearest path above it, by its address or by its route', () => {
  expect(pageRules('/payment/7f0c/success')).toEqual({ requiresAuth: true });
  expect(pageRules('/payment/$id/')).toEqual({ requiresAuth: true });
  expect(pageRules('/cart/')).toEqual({ requiresAuth: true, greetsGuests: true });
  expect(pageRules('/cart/checkout/$id')).toEqual({ requiresAuth: true });
  expect(pageRules('/transactions/waiting-validation')).toEqual({});
  for (const path of ['/', '__root__', '/product/cart', '/cartons', '/constructor']) expect(pageRules(path)).toEqual({});
});

test('forms are drawn in the browser and belong to no customer', () => {
  expect(['/login', '/reset-password', '/queue', '/cart', '/blog', '/'].map(isDrawnInBrowser)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(customerPaths).toContain('/queue');
  expect(customerPaths).not.toContain('/login');
  expect(customerPaths).toContain('/account');
  expect(pageRules('/account')).toEqual({ isForm: true, isClosed: true });
});

test('the calculators are listed at the server, and each of them is a form that says what it is', () => {
  expect(['/calculators/', '/calculators/bricks', '/calculators/$job', '/quick-order', '/lists'].map(isDrawnInBrowser)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
  expect(
    ['/calculators/', '/calculators/$job', '/quick-order', '/shared-list/$token', '/lists', '/login', '/queue'].map(isDescribed),
  ).toEqual([true, true, true, true, false, false, false]);
});
