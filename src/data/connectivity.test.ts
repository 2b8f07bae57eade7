// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createConnectivity } from './connectivity.ts';

/** A shop that a test takes down, with time that it moves. */
function world() {
  const state = { isUp: true, isSeen: true, isUrgent: false, probes: 0, pauses: [] as number[], due: null as (() => void) | null };
  const connectivity = createConnectivity();
  connectivity.watch({
    probe: async () => {
      state.probes += 1;
      return state.isUp;
    },
    schedule: (run, milliseconds) => {
      state.pauses.push(milliseconds);
      state.due = run;
      return () => {
        state.due = null;
      };
    },
    random: () => 1,
    isSeen: () => state.isSeen,
    isUrgent: () => state.isUrgent,
  });
  const settled = () => new Promise(resolve => setTimeout(resolve));
  return { state, connectivity, settled };
}

it('one lost request is not the end of the line', async () => {
  const { state, connectivity, settled } = world();
  connectivity.report(false);
  expect(connectivity.isReachable()).toBe(true);
  await settled();
  expect(state.probes).toBe(1);
  expect(connectivity.isReachable()).toBe(true);
});

it('asks with growing pauses, and starts over once the shop was there', async () => {
  const { state, connectivity, settled } = world();
  state.isUp = false;
  connectivity.report(false);
  await settled();
  expect(connectivity.isReachable()).toBe(false);
  for (let round = 0; round < 8; round += 1) {
    state.due?.();
    await settled();
  }
  expect(state.pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  const heard = vi.fn();
  connectivity.subscribe(heard);
  state.isUp = true;
  state.due?.();
  await settled();
  expect(connectivity.isReachable()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  state.isUp = false;
  connectivity.report(false);
  await settled();
  expect(state.pauses.at(-1)).toBe(1_000);
});

it('an answer that was on its way when the browser said offline only makes the shop be asked', async () => {
  const { state, connectivity, settled } = world();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  state.isUp = false;
  globalThis.dispatchEvent(new Event('offline'));
  connectivity.report(true);
  expect(connectivity.isReachable()).toBe(false);
  await settled();
  expect(state.probes).toBe(1);
  expect(connectivity.isReachable()).toBe(false);
  // A browser may be wrong: the shop's own word counts.
  state.isUp = true;
  connectivity.report(true);
  await settled();
  expect(connectivity.isReachable()).toBe(true);
  online.mockRestore();
});

it('any answer of the shop ends it, and the browser is believed when it says offline', async () => {
  const { state, connectivity, settled } = world();
  state.isUp = false;
  globalThis.dispatchEvent(new Event('offline'));
  expect(connectivity.isReachable()).toBe(false);
  globalThis.dispatchEvent(new Event('online'));
  await settled();
  expect(connectivity.isReachable()).toBe(false);
  connectivity.report(true);
  expect(connectivity.isReachable()).toBe(true);
});

it('asks nothing while nobody looks, and at once when somebody does', async () => {
  const { state, connectivity, settled } = world();
  state.isUp = false;
  connectivity.report(false);
  await settled();
  state.isSeen = false;
  state.due?.();
  await settled();
  expect(state.probes).toBe(1);
  state.isUp = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(connectivity.isReachable()).toBe(true);
});

it('looks every few seconds while something waits to be sent, also when it came later', async () => {
  const { state, connectivity, settled } = world();
  state.isUp = false;
  connectivity.report(false);
  await settled();
  for (let round = 0; round < 5; round += 1) {
    state.due?.();
    await settled();
  }
  expect(state.pauses.at(-1)).toBe(32_000);
  connectivity.report(false);
  expect(state.pauses.at(-1)).toBe(32_000);
  state.isUrgent = true;
  connectivity.report(false);
  expect(state.pauses.at(-1)).toBe(4_000);
  const looks = state.pauses.length;
  connectivity.report(false);
  expect(state.pauses).toHaveLength(looks);
});
