import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Busy, renderGate } from './render-gate.ts';

/** Renderings that begin when the gate lets them and end when the test says so. */
function workshop(gate: ReturnType<typeof renderGate>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (name: string, isAwaited = true) =>
      gate.run(() => {
        begun.push(name);
        return new Promise<string>(resolve => ends.set(name, () => resolve(name)));
      }, isAwaited),
    async end(name: string, rendering: Promise<string>) {
      ends.get(name)?.();
      await rendering;
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('lets one run at a time, and the next in the order in which they came', async () => {
  const { ask, begun, end } = workshop(renderGate({ patience: 60_000 }));
  const [a, b, c] = [ask('a'), ask('b'), ask('c')];
  await Promise.resolve();
  expect(begun).toEqual(['a']);
  await end('a', a);
  expect(begun).toEqual(['a', 'b']);
  await end('b', b);
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c', c);
});

it('leaves the thread to others after a long one', async () => {
  const { ask, begun, end } = workshop(renderGate({ patience: 60_000 }));
  const long = ask('long');
  const next = ask('next');
  await vi.advanceTimersByTimeAsync(50);
  await end('long', long);
  await vi.advanceTimersByTimeAsync(59);
  expect(begun).toEqual(['long']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['long', 'next']);
  await end('next', next);
});

it('refuses who would wait too long, and gives their turn to the next', async () => {
  const { ask, begun, end } = workshop(renderGate({ patience: 20 }));
  const first = ask('first');
  const late = expect(ask('late')).rejects.toThrow(Busy);
  await vi.advanceTimersByTimeAsync(20);
  await late;
  const next = ask('next');
  await end('first', first);
  await end('next', next);
  expect(begun).toEqual(['first', 'next']);
});

it('lets what is made ahead of visits wait as long as it takes, behind every visitor', async () => {
  const { ask, begun, end } = workshop(renderGate({ patience: 20 }));
  const first = ask('first');
  const ahead = ask('ahead', false);
  const late = expect(ask('late')).rejects.toThrow(Busy);
  await vi.advanceTimersByTimeAsync(20);
  await late;
  const visitor = ask('visitor');
  await end('first', first);
  expect(begun).toEqual(['first', 'visitor']);
  await end('visitor', visitor);
  await end('ahead', ahead);
  expect(begun).toEqual(['first', 'visitor', 'ahead']);
});

it('passes the turn on where a rendering fails', async () => {
  const gate = renderGate({ patience: 60_000 });
  const broken = gate.run(() => Promise.reject(new Error('broken')), true);
  const next = gate.run(async () => 'drawn', true);
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('drawn');
});

it('lets nothing that hangs take a turn for good', async () => {
  const { ask, begun } = workshop(renderGate());
  void ask('hangs');
  await vi.advanceTimersByTimeAsync(1_990);
  void ask('next');
  await vi.advanceTimersByTimeAsync(20);
  expect(begun).toEqual(['hangs', 'next']);
});
