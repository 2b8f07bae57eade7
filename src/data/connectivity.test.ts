// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createConnectivity } from './connectivity.ts';

/** A shop that a test takes down, with time that it moves. */
function world() {
  const state = {
    isUp: true as boolean | null,
    isSeen: true,
    isUrgent: false,
    probes: 0,
    patience: 0,
    onProbe: () => {},
    pauses: [] as number[],
    due: null as (() => void) | null,
  };
  const connectivity = createConnectivity();
  connectivity.watch({
    probe: async patience => {
      state.probes += 1;
      state.patience = patience;
      state.onProbe();
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

it('asks nothing while the page is in the background, and at once when the customer comes back', async () => {
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

it('a silent call has the shop asked, and the silence of both is the end of the line', async () => {
  const { state, connectivity } = world();
  expect(connectivity.patience() + 2_000).toBeLessThan(4_000);
  expect(await connectivity.isThere()).toBe(true);
  state.isUp = null;
  expect(await connectivity.isThere()).toBe(false);
  expect(state.patience).toBe(2_000);
  expect(connectivity.isReachable()).toBe(false);
});

it('where the shop is out of reach a silent call is not waited for, and the shop asked behind it', async () => {
  const { state, connectivity, settled } = world();
  state.isUp = null;
  await connectivity.isThere();
  state.isUp = true;
  const isThere = connectivity.isThere();
  expect(state.probes).toBe(2);
  expect(await isThere).toBe(false);
  await settled();
  expect(connectivity.isReachable()).toBe(true);
});

it('however often it is asked then, the pauses between its own looks stay', async () => {
  const { state, connectivity, settled } = world();
  state.isUp = null;
  await connectivity.isThere();
  for (let call = 0; call < 8; call += 1) {
    await connectivity.isThere();
    await settled();
  }
  expect(state.pauses.at(-1)).toBe(1_000);
});

it('bytes that arrive are a line, however long the sign of life takes; a drip is none', async () => {
  const { state, connectivity } = world();
  state.isUp = null;
  state.onProbe = () => connectivity.heard(600);
  expect(await connectivity.isThere()).toBe(true);
  state.onProbe = () => connectivity.heard(20);
  expect(await connectivity.isThere()).toBe(false);
});

it('but the page of a captive portal is none, whatever it weighs', async () => {
  const { state, connectivity } = world();
  state.isUp = false;
  state.onProbe = () => connectivity.heard(60_000);
  expect(await connectivity.isThere()).toBe(false);
});

it('a line that was slow is given more time, and no more once it is quick', async () => {
  const { state, connectivity } = world();
  connectivity.heard(100, 1_600);
  expect(connectivity.patience()).toBe(3_200);
  await connectivity.isThere();
  expect(state.patience).toBe(6_400);
  for (let answer = 0; answer < 3; answer += 1) connectivity.heard(100, 200);
  expect(connectivity.patience()).toBe(1_500);
});

it('a slow answer to the question for a sign of life gives the next one, and the next page, more time', async () => {
  const { state, connectivity, settled } = world();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  state.onProbe = () => {
    now += 3_000;
  };
  connectivity.report(false);
  await settled();
  expect(state.patience).toBe(2_000);
  connectivity.report(false);
  await settled();
  expect(state.patience).toBe(8_000);

  const next = world();
  next.connectivity.report(false);
  await settled();
  expect(next.state.patience).toBe(8_000);
  // A line that is quick again is soon known as such.
  for (let answer = 0; answer < 3; answer += 1) next.connectivity.heard(0, 50);
  next.connectivity.report(false);
  await settled();
  expect(next.state.patience).toBe(2_000);
  expect(Number(sessionStorage.getItem('line_pace'))).toBeLessThan(1_000);
  vi.restoreAllMocks();
});
