// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { WantedLine } from '#storage/wanted-line-schema.ts';
import { loginPrompt } from './login-prompt.ts';
import { providerLeave } from './provider-leave.ts';

const wanted: WantedLine = {
  variantId: '0190a000-0000-7000-8000-000000000001',
  quantity: 5,
  preview: {
    price: 64_500,
    discount: 0,
    name: '40 kg',
    product: { slug: 'semen-pcc-sagara', name: 'Semen PCC Sagara' },
    imageUrl: '/media/semen.svg',
    unit: 'sak',
    rule: { stock: 100, minimum: 5, step: 1 },
    weight: 40_000,
    isAvailable: true,
  },
};

beforeEach(() => {
  sessionStorage.clear();
  loginPrompt.close();
  vi.useRealTimers();
});

/** The page is loaded anew at the way back: nothing but storage is left. */
function comeBack(): void {
  loginPrompt.close();
  providerLeave.end();
}

test("a guest's wanted line is there after the way to a provider and back, behind no dialog, and once", () => {
  loginPrompt.open(wanted);
  providerLeave.begin();
  comeBack();
  expect(loginPrompt.get()).toEqual({ isOpen: false, wanted });
  comeBack();
  expect(loginPrompt.get().wanted).toBeNull();
});

test('nothing was wanted, or the sign-in took too long, or something else stands there: nothing is added', () => {
  loginPrompt.open();
  providerLeave.begin();
  comeBack();
  expect(loginPrompt.get().wanted).toBeNull();

  vi.useFakeTimers();
  loginPrompt.open(wanted);
  providerLeave.begin();
  vi.advanceTimersByTime(600_000);
  comeBack();
  expect(loginPrompt.get().wanted).toBeNull();

  sessionStorage.setItem('wanted_line', '{"at":0,"line":{}}');
  comeBack();
  expect(loginPrompt.get().wanted).toBeNull();
});
