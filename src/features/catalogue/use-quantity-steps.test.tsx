// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Variant } from '#contract/catalogue.ts';
import { toasts, useToasts } from '#data/toasts.ts';
import { useQuantitySteps } from './use-quantity-steps.ts';

const variant: Variant = {
  id: 'v',
  name: 'Isi 40 kg',
  price: 1,
  discount: 0,
  stock: 23,
  unit: 'sak',
  content: null,
  min_quantity: 10,
  step_quantity: 5,
};
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const set = vi.fn();
const explain = vi.fn();
let root: Root;
let steps: ReturnType<typeof useQuantitySteps>;
let shown: ReturnType<typeof useToasts>;

function Probe({ quantity }: { quantity: number }) {
  steps = useQuantitySteps(variant, quantity, set, explain);
  shown = useToasts();
  return null;
}
const at = (quantity: number) =>
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Probe quantity={quantity} />
      </I18nProvider>,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  for (const toast of shown) toasts.dismiss(toast.id);
});

describe('steps of a quantity', () => {
  it('goes from nothing to the minimum, then by the multiple', () => {
    at(0);
    act(() => steps.increment());
    at(10);
    act(() => steps.increment());
    expect(set.mock.calls).toEqual([[10], [15]]);
    expect(shown).toEqual([]);
  });

  it('at the limit goes to 0, says why, and Undo brings the last quantity back', () => {
    at(20);
    act(() => steps.increment());
    expect(set).toHaveBeenLastCalledWith(0);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ group: 'cart', action: { label: expect.any(String) } });
    act(() => shown[0]?.action?.onAction());
    expect(set).toHaveBeenLastCalledWith(20);
  });

  it('explains a typed quantity only where it became another one', () => {
    at(10);
    act(() => steps.commit(15));
    expect(explain).toHaveBeenLastCalledWith(null);
    act(() => steps.commit(12));
    expect(set).toHaveBeenLastCalledWith(15);
    expect(explain).toHaveBeenLastCalledWith(expect.any(String));
  });
});
