// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { type Answers, broken, drawPage } from '#tests/support/customer-page.tsx';
import { loginPrompt } from '../session/login-prompt.ts';
import { type CartForPlan, useCartForPlan } from './use-cart-for-plan.ts';

async function plan(answers: Answers, isGuest = false) {
  let cart: CartForPlan | undefined;
  function Part() {
    cart = useCartForPlan('en');
    return null;
  }
  const said: string[] = [];
  const page = await drawPage(<Part />, { answers, isGuest });
  const press = () =>
    cart?.begin(
      lines => said.push(`${lines.length} lines`),
      retry => {
        said.push('refused');
        retry();
      },
    );
  return { ...page, said, press, isBusy: () => cart?.isBusy };
}

test('a cart that could not be loaded is no empty one: nothing is planned until it is there', async () => {
  let isBroken = true;
  const { until, press, said, isBusy, end } = await plan(() => (isBroken ? broken() : Promise.resolve({ orders: [] })));
  expect(isBusy()).toBe(true);
  press();
  expect(said).toEqual([]);
  await until(() => isBusy() === false);
  isBroken = false;
  press();
  expect(said).toEqual(['refused']);
  await until(() => isBusy() === false);
  press();
  expect(said).toEqual(['refused', '0 lines']);
  end();
});

test('a guest is asked to log in', async () => {
  const { press, said, isBusy, end } = await plan(broken, true);
  expect(isBusy()).toBe(false);
  press();
  expect([said, loginPrompt.get().isOpen]).toEqual([[], true]);
  loginPrompt.close();
  end();
});
