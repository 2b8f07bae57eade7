import { describe, expect, it } from 'vitest';
import { pushPayload, type Told } from './payload.ts';

const told = (change: Partial<Told>): Told => ({
  id: 'n',
  customerId: 'c',
  type: 1,
  statusProgress: 2,
  orderId: 'o',
  orderNumber: 'FD-261126-4F7K',
  message: null,
  reminder: null,
  shipmentMethodId: 'sea-cargo',
  etaFrom: '2026-12-03',
  etaTo: '2026-12-10',
  depotName: 'Ambon',
  variantId: null,
  slug: null,
  ...change,
});
const shown = (change: Partial<Told>, language: 'id' | 'en' = 'id') => {
  const { title, body } = pushPayload(told(change), language, 'https://fondasi.test').notification;
  return [title, body];
};

describe('a push of an order', () => {
  it('tells the promised days while it is under way', () => {
    expect(shown({})).toEqual(['Pembayaran tervalidasi', 'Pesanan FD-261126-4F7K · tiba 3–10 Des']);
    expect(shown({ statusProgress: 4 }, 'en')).toEqual(['Your order is on its way', 'Order FD-261126-4F7K · arrives 3–10 Dec']);
    for (const statusProgress of [0, 1, 5, 6]) expect(shown({ statusProgress })[1]).toBe('Pesanan FD-261126-4F7K');
    expect(shown({ etaFrom: null, etaTo: null })[1]).toBe('Pesanan FD-261126-4F7K');
  });

  it('says of a pick-up when and where it is ready, and never speaks of couriers', () => {
    const pickUp = { shipmentMethodId: 'pick-up', etaTo: '2026-12-03' };
    expect(shown(pickUp)).toEqual(['Pembayaran tervalidasi', 'Pesanan FD-261126-4F7K · siap Kam 3 Des']);
    expect(shown({ ...pickUp, statusProgress: 4 }, 'en')).toEqual([
      'Your order is ready for pick-up',
      'Order FD-261126-4F7K · Ambon depot',
    ]);
    for (const statusProgress of [0, 1, 2, 3, 4, 5, 6]) {
      for (const language of ['id', 'en'] as const) {
        expect(shown({ ...pickUp, statusProgress }, language).join(' ')).not.toMatch(/kurir|courier|perjalanan|on its way|tiba|deliver/i);
      }
    }
  });

  it('says by its title that it is late', () => {
    expect(shown({ reminder: 'late' }, 'en')[0]).toBe('Your order is late');
  });
});
