import { expect, test, vi } from 'vitest';
import { startClock } from './clock.ts';
import { steadyClock } from './steady-clock.ts';

const MINUTE = 60_000;

function watched() {
  let [wall, real] = [Date.parse('2025-11-20T02:00:00Z'), 0];
  const lines: string[] = [];
  const clock = steadyClock({ now: () => new Date(wall), elapsed: () => real, log: line => lines.push(line) });
  const pass = (minutes: number) => {
    wall += minutes * MINUTE;
    real += minutes * MINUTE;
  };
  return { clock, lines, pass, jump: (minutes: number) => (wall += minutes * MINUTE) };
}

test('a clock that goes evenly, or is set by less than an hour, is trusted', () => {
  const { clock, pass, jump, lines } = watched();
  pass(600);
  expect(clock.isSteady()).toBe(true);
  jump(59);
  expect(clock.isSteady()).toBe(true);
  expect(lines).toEqual([]);
});

test('a clock that jumped by more than an hour is trusted again once it has gone evenly for five minutes', () => {
  const { clock, pass, jump, lines } = watched();
  jump(61);
  expect(clock.isSteady()).toBe(false);
  pass(4);
  expect(clock.isSteady()).toBe(false);
  // Set right again meanwhile.
  jump(-61);
  expect(clock.isSteady()).toBe(false);
  pass(4.9);
  expect(clock.isSteady()).toBe(false);
  pass(0.1);
  expect(clock.isSteady()).toBe(true);
  expect(lines).toHaveLength(2);
});

test('jobs that cancel or delete by the clock wait while it is doubted, the others go on', async () => {
  const runs: string[] = [];
  let isSteady = false;
  const job = (name: string, trustsClock: boolean) => ({ name, every: 1, trustsClock, run: async () => void runs.push(name) });
  const clock = startClock([job('deadlines', true), job('pushes', false)], { log: () => undefined, isSteady: () => isSteady });
  await vi.waitFor(() => expect(runs.length).toBeGreaterThan(3));
  expect(new Set(runs)).toEqual(new Set(['pushes']));
  isSteady = true;
  await vi.waitFor(() => expect(runs).toContain('deadlines'));
  await clock.stop();
});
