// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#data/toasts.ts';
import { CircleCheck, Info } from '#ui/icons.ts';
import { Toasts } from './Toasts.tsx';

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
const texts = () => [...place.querySelectorAll('[role="status"] > div, [role="alert"] > div')].map(toast => toast.textContent ?? '');

beforeEach(() => {
  vi.useFakeTimers();
  act(() =>
    root.render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <Toasts />
      </I18nProvider>,
    ),
  );
});
afterEach(() => vi.useRealTimers());

test('a toast is on screen for 4000 ms and not longer, and of twelve the last ten', () => {
  act(() => {
    for (let count = 1; count <= 12; count += 1) toasts.show(count === 12 ? 'danger' : 'success', `Message ${count}.`);
  });
  expect(texts()).toHaveLength(10);
  expect(texts().some(text => text.includes('Message 2.'))).toBe(false);
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('Message 12.');
  act(() => vi.advanceTimersByTime(3_999));
  expect(texts()).toHaveLength(10);
  act(() => vi.advanceTimersByTime(1));
  expect(texts()).toEqual([]);
});

test('a cancellation has the sign of information, a success its tick', () => {
  act(() => toasts.show('success', 'Your order was cancelled', { isNeutral: true }));
  const signs = () => [...place.querySelectorAll('[role="status"] > div > svg')].map(svg => svg.innerHTML);
  const [info, tick] = [Info, CircleCheck].map(Sign => renderToStaticMarkup(<Sign />).replace(/^<svg[^>]*>|<\/svg>$/g, ''));
  expect(signs()).toEqual([info]);
  act(() => toasts.show('success', 'Profile saved'));
  expect(signs()).toEqual([info, tick]);
});
