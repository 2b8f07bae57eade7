import { expect, test } from 'vitest';
import { gathering } from './gathering.ts';

test('items that come while a batch is written make up the next one, and end with it', async () => {
  const batches: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const add = gathering<number>(items => {
    batches.push(items);
    return new Promise(resolve => ends.push(resolve));
  });
  const done: number[] = [];
  const call = (item: number) => add(item).then(() => done.push(item));
  const first = call(1);
  await Promise.resolve();
  const rest = Promise.all([call(2), call(3)]);
  expect(batches).toEqual([[1]]);
  ends[0]?.();
  await first;
  await Promise.resolve();
  expect(done).toEqual([1]);
  expect(batches).toEqual([[1], [2, 3]]);
  ends[1]?.();
  await rest;
  expect(done).toEqual([1, 2, 3]);
});

test('a batch that fails fails its own calls, and the next one is written', async () => {
  let isBroken = true;
  const add = gathering<number>(async () => {
    if (isBroken) throw new Error('no database');
  });
  await expect(Promise.all([add(1), add(2)])).rejects.toThrow('no database');
  isBroken = false;
  await expect(add(3)).resolves.toBeUndefined();
});
