import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { LINE_USE, type LineUse } from '#contract/line-use.ts';
import { usingLine } from '#data/line-use.ts';
import type { AppRouter } from '../boot/router.tsx';
import { tellLineUse } from './line-use.ts';

const channel = new BroadcastChannel(LINE_USE);
afterEach(() => channel.close());

test('the worker hears when a page begins to load and when it has all: data, the way to another page, a question to the shop', async () => {
  const told: boolean[] = [];
  channel.onmessage = ({ data }: MessageEvent<LineUse>) => void told.push(data.isLoading);
  const listeners = new Map<string, () => void>();
  const router = { subscribe: (event: string, listener: () => void) => listeners.set(event, listener) };
  const queryClient = new QueryClient();
  tellLineUse({ queryClient }, router as unknown as AppRouter);

  const answered = new Set<(data: string) => void>();
  const loading = queryClient.fetchQuery({ queryKey: ['a'], queryFn: () => new Promise<string>(resolve => answered.add(resolve)) });
  await vi.waitFor(() => expect(told).toEqual([true]));
  listeners.get('onBeforeLoad')?.();
  for (const answer of answered) answer('all of it');
  await loading;
  listeners.get('onResolved')?.();
  await vi.waitFor(() => expect(told).toEqual([true, false]));
  await usingLine(Promise.resolve());
  await vi.waitFor(() => expect(told).toEqual([true, false, true, false]));
});
