// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReveal } from './use-reveal.ts';

type Callback = (entries: { isIntersecting: boolean }[]) => void;
const observers: { callback: Callback; isConnected: boolean }[] = [];
let root: Root;
let place: HTMLElement;

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly own;
      constructor(callback: Callback) {
        this.own = { callback, isConnected: true };
        observers.push(this.own);
      }
      observe = () => undefined;
      disconnect = () => {
        this.own.isConnected = false;
      };
    },
  );
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Section() {
  return <section ref={useReveal()} />;
}

function drawAt(top: number): HTMLElement {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  act(() => root.render(<Section />));
  const section = place.querySelector('section');
  if (section === null) throw new Error('nothing was drawn');
  return section;
}

test('an element below the screen is revealed once, and stays on the way up and down again', () => {
  const section = drawAt(innerHeight + 100);
  expect(section.dataset.reveal).toBe('waiting');
  observers[0]?.callback([{ isIntersecting: false }]);
  expect(section.dataset.reveal).toBe('waiting');
  observers[0]?.callback([{ isIntersecting: true }]);
  expect(section.dataset.reveal).toBe('shown');
  expect(observers).toEqual([expect.objectContaining({ isConnected: false })]);
});

test('an element in sight at the start is never hidden', () => {
  expect(drawAt(10).dataset.reveal).toBeUndefined();
  expect(observers).toEqual([]);
});
