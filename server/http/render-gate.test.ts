import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => vi.useRealTimers());

it('lets so many run at once, and the next in the order in which they came', async () => {
  const { ask, begun, end } = workshop(renderGate({ atOnce: 2, patience: 60_000 }));
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(name => ask(name));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b']);
  await end('b', b as Promise<string>);
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a', a as Promise<string>);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await Promise.all([end('c', c as Promise<string>), end('d', d as Promise<string>)]);
});

it('refuses who would wait too long, and gives their turn to the next', async () => {
  const { ask, begun, end } = workshop(renderGate({ atOnce: 1, patience: 20 }));
  const first = ask('first');
  await expect(ask('late')).rejects.toThrow(Busy);
  const next = ask('next');
  await end('first', first);
  await end('next', next);
  expect(begun).toEqual(['first', 'next']);
});

it('lets what is made ahead of visits wait as long as it takes, behind every visitor', async () => {
  const { ask, begun, end } = workshop(renderGate({ atOnce: 1, patience: 20 }));
  const first = ask('first');
  const ahead = ask('ahead', false);
  await expect(ask('late')).rejects.toThrow(Busy);
  const visitor = ask('visitor');
  await end('first', first);
  expect(begun).toEqual(['first', 'visitor']);
  await end('visitor', visitor);
  await end('ahead', ahead);
  expect(begun).toEqual(['first', 'visitor', 'ahead']);
});

it('passes the turn on where a rendering fails', async () => {
  const gate = renderGate({ atOnce: 1, patience: 60_000 });
  const broken = gate.run(() => Promise.reject(new Error('broken')), true);
  const next = gate.run(async () => 'drawn', true);
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('drawn');
});

it('lets nothing that hangs take a turn for good', async () => {
  vi.useFakeTimers();
  const { ask, begun } = workshop(renderGate({ atOnce: 1 }));
  void ask('hangs');
  await vi.advanceTimersByTimeAsync(1_990);
  void ask('next');
  await vi.advanceTimersByTimeAsync(20);
  expect(begun).toEqual(['hangs', 'next']);
});
