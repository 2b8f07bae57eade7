import { expect, test } from 'vitest';
import { type PushedEvent, read } from './pushed.ts';

const notification = {
  title: 'Pesanan Anda dalam perjalanan',
  body: 'Pesanan FD-1',
  lang: 'id',
  dir: 'ltr',
  navigate: 'https://fondasi.example/track/1',
  tag: 'order-1',
  actions: [{ action: 'track', title: 'Lacak pesanan', navigate: 'https://fondasi.example/track/1' }],
  data: { id: 'n1', to: 'rahma', type: 1, order_id: '1', status: 6 },
};
const event = (parts: object) => parts as PushedEvent;
const data = (value: unknown) => ({ json: () => value });

test('a push is read from its data, or from the notification that the browser would show by itself', () => {
  const payload = { web_push: 8030, mutable: true, notification };
  expect(read(event({ data: data(payload) }))).toEqual(notification);
  expect(read(event({ data: null, notification }))).toEqual(notification);
  const { actions: _none, ...withoutButtons } = notification;
  expect(read(event({ data: null, notification: withoutButtons }))).toEqual({ ...notification, actions: [] });
});

test('a push of another sender is ignored', () => {
  expect(read(event({ data: null }))).toBe(null);
  expect(read(event({ data: data({ title: 'x' }) }))).toBe(null);
  expect(read(event({ data: { json: () => JSON.parse('hello') } }))).toBe(null);
  expect(read(event({ data: null, notification: { ...notification, data: null } }))).toBe(null);
});
