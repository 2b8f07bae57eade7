// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TOAST_DURATION, toasts, useToasts } from './toasts.ts';

let shown: ReturnType<typeof useToasts> = [];
let root: Root;
function Probe() {
  shown = useToasts();
  return null;
}
beforeEach(() => {
  root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(Probe)));
});
afterEach(() => act(() => root.unmount()));

test('a toast stays 4000 ms, and at most ten are there at once: the oldest goes', () => {
  act(() => {
    for (let count = 1; count <= 12; count += 1) toasts.show('success', `toast ${count}`);
  });
  expect(TOAST_DURATION).toBe(4_000);
  expect(shown.map(({ text, duration }) => [text, duration])).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(count => [`toast ${count}`, 4_000]),
  );
});
