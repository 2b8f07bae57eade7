import { newWords } from '#data/lists/line-of.ts';
import { noEdit } from '#data/lists/list-payload.ts';
import type { Mutation, NewMutation } from '#data/outbox/mutations.ts';
import { cement } from '../cart-lines.ts';

const VARIANTS = ['00000000000a', '00000000000b', '00000000000d'].map(end => `0190a000-0000-7000-8000-${end}`);
const PLACES = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002'];
const CART = '0190a000-0000-7000-8000-00000000000c';
const region = { sub_district: '', district: '', city: '', state: '' };
const fields = {
  receiver_name: 'Ayu',
  phone_number: '0812',
  full_address: 'Jalan',
  landmark: '',
  region_code: '81',
  sub_district: '',
  zip_code: '9',
  latitude: null,
  longitude: null,
  is_primary: false,
};

/** How many of all mutations are of the cart. */
const OF_THE_CART = 0.57;

/** Something that a customer may want, of any kind, told apart by its number. @param isOld whether the app knows no more than the cart */
export function randomMutation(random: () => number, userId: string, number: number, isOld = false): NewMutation {
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const tag = String(number);
  const chance = random() * (isOld ? OF_THE_CART : 1);
  if (chance < 0.44) return { kind: 'cart.set', userId, line: { variantId: one(VARIANTS), quantity: number, preview: cement } };
  if (chance < 0.5) return { kind: 'cart.remove', userId, variantId: one(VARIANTS) };
  if (chance < OF_THE_CART) {
    const part = number % 2 === 0 ? {} : { is_partial: true, items: VARIANTS.slice(number % 3).map(orderedItem) };
    return { kind: 'order.place', userId, checkout: { ...checkout(one(PLACES)), ...part }, shown: { total: 0, lines: number } };
  }
  if (chance < 0.65) return listMutation(random, userId, tag);
  if (chance < 0.82) {
    const addressId = one(PLACES);
    if (chance < 0.71) return { kind: 'address.create', userId, addressId, address: { ...fields, label: tag }, region };
    if (chance < 0.77) return { kind: 'address.update', userId, addressId, address: { ...fields, label: tag }, region };
    return { kind: 'address.delete', userId, addressId, label: tag };
  }
  if (chance < 0.88) {
    const photo = random() < 0.5 ? new Blob([], { type: `image/${number}` }) : null;
    return { kind: 'profile.update', userId, profile: { name: tag, email: '', phone: '', gender: '', photo, remove_photo: false } };
  }
  if (chance < 0.91) return { kind: 'review.write', userId, ...review(one(['a', 'b'])), text: tag };
  if (chance < 0.93) {
    const watch = random() < 0.5 ? ('stock' as const) : ('price' as const);
    return { kind: 'watch.set', userId, variantId: one(VARIANTS), watch, isOn: random() < 0.7, price: null, name: tag };
  }
  if (chance < 0.96) return { kind: 'notification.read', userId, ids: [tag] };
  if (chance < 0.98) return { kind: 'order.project', userId, orderId: one(['o1', 'o2']), orderNumber: null, projectName: tag };
  return { kind: 'receipt.send', userId, orderId: one(['o1', 'o2']), orderNumber: tag, file: new Blob() };
}

/** An edit of one of two lists: of its name, and of one of three lines. */
function listMutation(random: () => number, userId: string, tag: string): NewMutation {
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const list = { userId, listId: one(['a', 'b']), name: tag };
  const [chance, lineId] = [random(), one(['x', 'y', 'z'])];
  if (chance < 0.15) return { kind: 'list.delete', ...list };
  const line = { ...newWords(tag, { quantity: 1, position: 1 }), id: lineId };
  const change = random() < 0.8 ? { lines: [line] } : { removed_lines: [{ id: lineId, base: 0 }] };
  return { kind: chance < 0.5 ? 'list.create' : 'list.edit', ...list, edit: { ...noEdit, name: tag, ...change }, goods: [] };
}

/** The same subject wanted otherwise, as a form of the queue puts it in the place of an edit. */
export function mendedWish({ id: _id, ...mutation }: Mutation, number: number): NewMutation {
  const tag = String(number);
  switch (mutation.kind) {
    case 'order.place':
      return { ...mutation, shown: { total: 0, lines: number } };
    case 'address.create':
    case 'address.update':
      return { ...mutation, address: { ...mutation.address, label: tag } };
    case 'profile.update':
      return { ...mutation, profile: { ...mutation.profile, name: tag } };
    case 'review.write':
      return { ...mutation, text: tag };
    case 'receipt.send':
      return { ...mutation, orderNumber: tag };
    case 'order.project':
      return { ...mutation, projectName: tag };
    case 'watch.set':
      return { ...mutation, name: tag };
    default:
      return mutation;
  }
}

/** Rows as earlier versions of the app wrote them, before some fields were there; they have no ids yet. */
export function olderRows(head: { readonly userId: string; readonly clientId: string; readonly createdAt: number }) {
  const {
    label: _label,
    landmark: _landmark,
    latitude: _latitude,
    longitude: _longitude,
    is_primary: _primary,
    ...address
  } = {
    ...fields,
    label: '',
  };
  const line = { variantId: 'semen', quantity: 901, preview: cement };
  return [
    { ...head, seq: 1, kind: 'cart.set', payload: { line }, attempts: 1, schemaVersion: 1 },
    {
      ...head,
      seq: 2,
      kind: 'address.create',
      payload: { addressId: 'lama', address: { ...address, label: '902' } },
      attempts: 0,
      schemaVersion: 2,
    },
    { ...head, seq: 3, kind: 'profile.update', payload: { profile: { name: '903', email: '', phone: '' } }, attempts: 0, schemaVersion: 2 },
  ];
}

const review = (orderItemId: string) => ({ target: { orderItemId }, rating: 5, photos: [], keptPhotos: [], subject: '' });

const orderedItem = (product_variant_id: string) => ({ product_variant_id, quantity: 1, price: 1_000, discount: 0 });

function checkout(addressId: string) {
  const items = [orderedItem(CART)];
  return { id: CART, status: 2 as const, payment_method_id: 'p', shipment_method_id: 's', address_id: addressId, items };
}
