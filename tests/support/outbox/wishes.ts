import type { NewIntent } from '#data/outbox/intents.ts';
import { cement } from '../cart-lines.ts';

const VARIANTS = ['semen', 'paku', 'pasir'];
const PLACES = ['rumah', 'gudang'];
const region = { sub_district: '', district: '', city: '', state: '' };
const fields = {
  receiver_name: 'Ayu',
  phone_number: '0812',
  full_address: 'Jalan',
  landmark: '',
  region_code: '81',
  zip_code: '9',
  latitude: null,
  longitude: null,
  is_primary: false,
};

/** Something that a customer may want, of any kind, told apart by its number. */
export function wishOf(random: () => number, userId: string, number: number): NewIntent {
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const tag = String(number);
  const chance = random();
  if (chance < 0.5) return { kind: 'cart.set', userId, line: { variantId: one(VARIANTS), quantity: number, preview: cement } };
  if (chance < 0.58) return { kind: 'cart.remove', userId, variantId: one(VARIANTS) };
  if (chance < 0.65) return { kind: 'order.place', userId, checkout: checkout(one(PLACES)), shown: { total: 0, lines: number } };
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
  if (chance < 0.92) return { kind: 'review.write', userId, ...review(one(['a', 'b'])), text: tag };
  if (chance < 0.96) return { kind: 'notification.read', userId, ids: [tag] };
  return { kind: 'receipt.send', userId, orderId: one(['o1', 'o2']), orderNumber: tag, file: new Blob() };
}

const review = (orderItemId: string) => ({ target: { orderItemId }, rating: 5, photos: [], keptPhotos: [], subject: '' });

function checkout(addressId: string) {
  return { id: 'cart', status: 2 as const, payment_method_id: 'p', shipment_method_id: 's', address_id: addressId, items: [] };
}
