import { beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '#api/client.ts';
import { AppError } from '#lib/app-error.ts';
import { localKeys } from '#storage/local.ts';
import { owedEnds } from './owed-ends.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

it('owes the ends of all who left without a line, until the shop has heard each of them', async () => {
  for (const secret of ['first', 'second']) {
    kept.set(localKeys.endSecret, secret);
    owedEnds.add();
  }
  kept.delete(localKeys.endSecret);
  owedEnds.add();
  const told: unknown[] = [];
  let isThere = false;
  const call = vi.fn(async (_endpoint: unknown, { body }: { body: { end_secret: string } }) => {
    if (!isThere) throw new AppError('network', 0);
    told.push(body.end_secret);
    return {};
  });
  const api = { call } as unknown as Api;
  await owedEnds.send(api);
  expect(call).toHaveBeenCalledTimes(1);
  isThere = true;
  await owedEnds.send(api);
  expect(told).toEqual(['first', 'second']);
  await owedEnds.send(api);
  expect(told).toHaveLength(2);
  expect(kept.size).toBe(0);
});
