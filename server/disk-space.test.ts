import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DiskWatch, waitForRoom, watchDisk } from './disk-space.ts';

const MB = 1_048_576;
const RESERVE = 200 * MB;

let free: number;
let lines: string[];
let watch: DiskWatch | null;
beforeEach(() => {
  vi.useFakeTimers();
  free = 10_000 * MB;
  lines = [];
  watch = null;
});
afterEach(() => {
  watch?.stop();
  vi.useRealTimers();
});

const options = () => ({
  dataDir: '/data',
  reserve: RESERVE,
  log: (line: string) => lines.push(line),
  measure: async () => free,
  elapsed: () => Date.now(),
});

test('a disk below its reserve is full within a second, is told of once a minute, and has room again as soon', async () => {
  watch = await watchDisk(options());
  expect([watch.isShort(), watch.isUsedUp()]).toEqual([false, false]);
  free = RESERVE - 1;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([watch.isShort(), watch.isUsedUp()]).toEqual([true, false]);
  expect(lines).toEqual([
    'the disk is full (199 MB free in /data, less than 200 MB): writes are answered with 503 until there is room, reads go on',
  ]);
  await vi.advanceTimersByTimeAsync(58_000);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(lines).toHaveLength(2);
  free = RESERVE / 4 - 1;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(watch.isUsedUp()).toBe(true);
  free = RESERVE;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([watch.isShort(), watch.isUsedUp()]).toEqual([false, false]);
  expect(lines.at(-1)).toBe('there is room on the disk again (200 MB free in /data): the shop writes again');
});

test('a write that the system refused although there is room keeps others from being tried for some seconds', async () => {
  watch = await watchDisk(options());
  watch.wasRefused('EDQUOT: disk quota exceeded, write');
  expect(watch.isShort()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines[0]).toContain('EDQUOT: disk quota exceeded, write');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(watch.isShort()).toBe(false);
});

test('a disk that tells nothing refuses nothing, and is told of once a minute', async () => {
  watch = await watchDisk({ ...options(), measure: () => Promise.reject(new Error('EIO: i/o error, statfs')) });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(watch.isShort()).toBe(false);
  expect(lines).toEqual(["the free space of /data can't be told: EIO: i/o error, statfs"]);
});

test('a start on a full disk waits for room, and says so', async () => {
  free = 10 * MB;
  let isOver = false;
  const waiting = waitForRoom(options()).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([isOver, lines]).toEqual([false, ['the disk is full (10 MB free in /data): the shop opens once 50 MB are free']]);
  free = RESERVE;
  await vi.advanceTimersByTimeAsync(1_000);
  await waiting;
  expect(isOver).toBe(true);
});
