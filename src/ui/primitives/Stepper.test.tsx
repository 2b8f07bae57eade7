// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from './Stepper.tsx';

const handlers = { onDecrement: vi.fn(), onIncrement: vi.fn(), onCommit: vi.fn(), onType: vi.fn() };
let root: Root;
let host: HTMLElement;

function draw(value: number, disabled = false) {
  act(() =>
    root.render(
      <Stepper value={value} disabled={disabled} decrementLabel="Kurangi" incrementLabel="Tambah" inputLabel="Jumlah" {...handlers} />,
    ),
  );
}
function input(): HTMLInputElement {
  const found = host.querySelector('input');
  if (!found) throw new Error('no input');
  return found;
}
function type(text: string) {
  act(() => {
    input().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
function press(key: string) {
  act(() => {
    input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

describe('Stepper', () => {
  it('commits a typed quantity on Enter, once', () => {
    draw(2);
    type('15');
    expect(handlers.onCommit).not.toHaveBeenCalled();
    press('Enter');
    act(() => input().blur());
    expect(handlers.onCommit.mock.calls).toEqual([[15]]);
  });

  it('commits a typed quantity when the field is left', () => {
    draw(2);
    type('1.250');
    act(() => input().blur());
    expect(handlers.onCommit.mock.calls).toEqual([[1_250]]);
  });

  it('goes back to the value on Esc and on what is no number, and commits nothing', () => {
    draw(2);
    type('9');
    press('Escape');
    expect(input().value).toBe('2');
    type('dua');
    act(() => input().blur());
    expect(input().value).toBe('2');
    expect(handlers.onCommit).not.toHaveBeenCalled();
  });

  it('tells with every key what is being typed, and when nothing is any more', () => {
    draw(2);
    for (const text of ['1', '15', '150', '', '12,5']) type(text);
    press('Enter');
    expect(handlers.onType.mock.calls).toEqual([[1], [15], [150], [null], [13], [null]]);
    expect(handlers.onCommit.mock.calls).toEqual([[12.5]]);
  });

  it('shows and reads half units by what they hold', () => {
    act(() =>
      root.render(
        <Stepper
          value={5}
          parts={2}
          decimal=","
          suffix="kg"
          decrementLabel="Kurangi"
          incrementLabel="Tambah"
          inputLabel="Jumlah"
          {...handlers}
        />,
      ),
    );
    expect(input().value).toBe('2,5');
    expect(host.textContent).toBe('kg');
    type('3');
    press('Enter');
    expect(handlers.onCommit.mock.calls).toEqual([[6]]);
  });

  it('does not commit what it already has', () => {
    draw(2);
    type('2');
    press('Enter');
    expect(handlers.onCommit).not.toHaveBeenCalled();
  });

  it('does not decrement below zero, and does nothing while disabled', () => {
    draw(0);
    const [less, more] = host.querySelectorAll('button');
    act(() => less?.click());
    expect(handlers.onDecrement).not.toHaveBeenCalled();
    act(() => more?.click());
    expect(handlers.onIncrement).toHaveBeenCalledOnce();
    draw(3, true);
    act(() => more?.click());
    expect(handlers.onIncrement).toHaveBeenCalledOnce();
  });
});
