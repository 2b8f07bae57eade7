// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { withOverlay } from '#data/with-overlay.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

test('the overlay covers the page and holds its scroll while something runs, and only then', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <LoadingOverlay />
      </I18nProvider>,
    ),
  );
  const overlay = () => place.querySelector('[role="status"][data-blocks-scroll]');
  expect(overlay()).toBeNull();
  const ends: (() => void)[] = [];
  const job = () => new Promise<void>(resolve => ends.push(resolve));
  let running: Promise<unknown> = Promise.resolve();
  await act(async () => {
    running = Promise.allSettled([withOverlay(job), withOverlay(() => job().then(() => Promise.reject(new Error('refused'))))]);
  });
  expect(overlay()?.textContent).toContain('Please wait');
  await act(async () => ends[0]?.());
  expect(overlay()).not.toBeNull();
  await act(async () => {
    ends[1]?.();
    await running;
  });
  expect(overlay()).toBeNull();
  act(() => root.unmount());
});
