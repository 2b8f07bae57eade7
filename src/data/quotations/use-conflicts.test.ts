import { expect, it } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import { createStore } from '#lib/store.ts';
import { quotationLike } from '#tests/support/quotations.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { kinds } from '../writes/kinds.ts';
import { conflictsIn, isRefusedDeletion, versionOfShop } from './use-conflicts.ts';

const first = quotationLike({ number: 'mine' });

/** A phone whose shop refuses each write with such a code. */
function phone(code: string) {
  const refusal = new AppError(code, 409);
  const owner = createStore<string | null>('u');
  const outbox = createOutbox({ kinds, owner, send: async records => records.map(() => ({ refusal })) });
  return { outbox, conflicts: () => conflictsIn(outbox.view.get().entries) };
}

it('a version that another device has overtaken is told until the customer decides anew; other refusals are none of it', async () => {
  const { outbox, conflicts } = phone('quotation_changed');
  await outbox.enqueue({ kind: 'quotation.put', userId: 'u', quotation: first, base: 'v1' });
  await expect.poll(() => conflicts().get(first.id)?.number).toBe('mine');
  const other = phone('quotations_full');
  await other.outbox.enqueue({ kind: 'quotation.put', userId: 'u', quotation: first, base: 'v1' });
  await expect.poll(() => other.outbox.view.get().entries[0]?.state).toBe('refused');
  expect(other.conflicts().size).toBe(0);
});

it('versions that the shop has not seen become one, made of what the first was made of; one that overwrites stays so', () => {
  const put = (base: string | undefined, number: string) => ({
    ...{ kind: 'quotation.put' as const, id: number, userId: 'u' },
    ...{ quotation: { ...first, number }, base },
  });
  expect(kinds.merged(put('v1', 'a'), put('v2', 'b'))).toMatchObject({ base: 'v1', quotation: { number: 'b' } });
  expect(kinds.merged(put('v1', 'a'), put(undefined, 'b'))).toMatchObject({ base: undefined, quotation: { number: 'b' } });
  expect(kinds.merged(put(undefined, 'a'), put('v2', 'b'))).toMatchObject({ base: undefined, quotation: { number: 'b' } });
});

it('a deletion of a version that the shop has not seen is one of what that was made of; a refused one can be taken back', async () => {
  const put = (base: string | null | undefined) => ({ kind: 'quotation.put' as const, id: 'a', userId: 'u', quotation: first, base });
  const gone = (base?: string) => ({
    kind: 'quotation.delete' as const,
    id: 'b',
    userId: 'u',
    quotationId: first.id,
    number: 'mine',
    base,
  });
  expect(kinds.merged(put('v1'), gone('v2'))).toMatchObject({ kind: 'quotation.delete', base: 'v1' });
  expect(kinds.merged(put(null), gone('v2'))).toMatchObject({ kind: 'quotation.delete', base: undefined });
  expect(kinds.merged(put('v1'), gone())).toMatchObject({ kind: 'quotation.delete', base: undefined });
  const { outbox, conflicts } = phone('quotation_changed');
  await outbox.enqueue({ kind: 'quotation.delete', userId: 'u', quotationId: first.id, number: 'mine', base: 'v1' });
  await expect.poll(() => outbox.view.get().entries.filter(isRefusedDeletion)).toHaveLength(1);
  expect(conflicts().size).toBe(0);
});

it('what is made of a version that the shop refused for another reason is made of what the shop has', async () => {
  const { outbox } = phone('quotations_full');
  const wrong = { ...first, updated_at: 'v2' };
  await outbox.enqueue({ kind: 'quotation.put', userId: 'u', quotation: wrong, base: 'v1' });
  await expect.poll(() => outbox.view.get().entries[0]?.state).toBe('refused');
  const { entries } = outbox.view.get();
  expect(versionOfShop(entries, first.id, 'v2')).toBe('v1');
  expect(['v1', null, undefined].map(base => versionOfShop(entries, first.id, base))).toEqual(['v1', null, undefined]);
  expect(versionOfShop(entries, 'another', 'v2')).toBe('v2');
  const overtaken = phone('quotation_changed');
  await overtaken.outbox.enqueue({ kind: 'quotation.put', userId: 'u', quotation: wrong, base: 'v1' });
  await expect.poll(() => overtaken.outbox.view.get().entries[0]?.state).toBe('refused');
  expect(versionOfShop(overtaken.outbox.view.get().entries, first.id, 'v2')).toBe('v2');
});
