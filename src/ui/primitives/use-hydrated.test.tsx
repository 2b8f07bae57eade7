// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useHydrated } from './use-hydrated.ts';

const drawn: boolean[] = [];
let end: () => void = () => undefined;
afterEach(() => {
  act(end);
  drawn.length = 0;
});

function Part() {
  const isHydrated = useHydrated();
  drawn.push(isHydrated);
  return <p>{isHydrated ? 'awake' : 'served'}</p>;
}

test('a served part is drawn as it was, and then hydrated', () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Part />);
  expect(place.textContent).toBe('served');
  drawn.length = 0;
  act(() => {
    const root = hydrateRoot(place, <Part />);
    end = () => root.unmount();
  });
  expect(drawn).toEqual([false, true]);
  expect(place.textContent).toBe('awake');
});

test('a part drawn in the browser is hydrated from the start, and drawn once', () => {
  const place = document.body.appendChild(document.createElement('div'));
  act(() => {
    const root = createRoot(place);
    end = () => root.unmount();
    root.render(<Part />);
  });
  expect(drawn).toEqual([true]);
});
