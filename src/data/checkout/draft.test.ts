import { describe, expect, it } from 'vitest';
import { changedDraft, draftOf, emptyDraft, movedDraft } from './draft.ts';

describe('the draft of a checkout', () => {
  it('comes back as it was kept', () => {
    const stored = changedDraft(changedDraft(null, 'cart-1', { addressId: 'a' }), 'cart-1', { shipmentId: 'truck' });
    expect(draftOf(stored, 'cart-1')).toEqual({ ...emptyDraft, addressId: 'a', shipmentId: 'truck' });
  });

  it('keeps the name of the project, which an earlier version knew nothing of', () => {
    expect(draftOf(changedDraft(null, 'cart-1', { projectName: 'PO-17' }), 'cart-1').projectName).toBe('PO-17');
    expect(draftOf('{"orderId":"cart-1","addressId":"a"}', 'cart-1')).toEqual({ ...emptyDraft, addressId: 'a' });
  });

  it('keeps the attempt whose answer has not come', () => {
    const attempt = { key: 'k', asked: '{}' };
    expect(draftOf(changedDraft(null, 'cart-1', { attempt }), 'cart-1').attempt).toEqual(attempt);
  });

  it('of another cart is none, and is replaced', () => {
    const stored = changedDraft(null, 'cart-1', { addressId: 'a' });
    expect(draftOf(stored, 'cart-2')).toEqual(emptyDraft);
    expect(draftOf(changedDraft(stored, 'cart-2', { paymentId: 'qris' }), 'cart-2')).toEqual({ ...emptyDraft, paymentId: 'qris' });
  });

  it('goes along when the shop names its cart, and a draft of that name stays', () => {
    const stored = changedDraft(null, 'open', { laterIds: ['v'] });
    expect(draftOf(movedDraft(stored, 'open', 'cart-1'), 'cart-1').laterIds).toEqual(['v']);
    const named = changedDraft(null, 'cart-1', { laterIds: ['w'] });
    expect(movedDraft(named, 'open', 'cart-1')).toBe(named);
    expect(movedDraft(null, 'open', 'cart-1')).toBeNull();
  });

  it.each(['', '{', 'null', '[]', '{"orderId":7}', '{"orderId":"cart-1","addressId":{}}'])('that can’t be read (%s) is none', stored => {
    expect(draftOf(stored, 'cart-1')).toEqual(emptyDraft);
  });
});
