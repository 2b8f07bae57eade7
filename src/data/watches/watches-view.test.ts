import { expect, test } from 'vitest';
import type { Watch } from '#contract/watches.ts';
import type { Mutation } from '../outbox/mutations.ts';
import { watchView } from './watches-view.ts';

const watch = { product_variant_id: 'semen', number: 12, kind: 'stock' } as Watch;
const wanted = (isOn: boolean, variantId = 'semen'): Mutation => ({
  ...{ id: 'm', userId: 'u', kind: 'watch.set' as const, watch: 'stock' as const },
  ...{ variantId, isOn, price: null, name: 'Semen' },
});

test('a watch is known by the id and by the short name of its variant, one kind at a time', () => {
  expect(watchView([watch], [], 'semen', 'stock')).toEqual({ isOn: true, isQueued: false });
  expect(watchView([watch], [], 'n12', 'stock')).toEqual({ isOn: true, isQueued: false });
  expect(watchView([watch], [], 'semen', 'price').isOn).toBe(false);
  expect(watchView(undefined, [], 'semen', 'stock').isOn).toBe(false);
});

test('the last word of this phone stands until the shop has it', () => {
  expect(watchView([watch], [wanted(true), wanted(false)], 'semen', 'stock')).toEqual({ isOn: false, isQueued: true });
  expect(watchView([], [wanted(true)], 'semen', 'stock')).toEqual({ isOn: true, isQueued: true });
  expect(watchView([watch], [wanted(false, 'pasir')], 'semen', 'stock')).toEqual({ isOn: true, isQueued: false });
});
