import { BellRing, FileUp, type LucideIcon, MapPin, PackageCheck, ShoppingCart, Star, UserRound } from 'lucide-react';
import type { MutationKind } from '#data/outbox/mutations.ts';

/** What stands beside each kind of edit. */
export const mutationIcons: Readonly<Record<MutationKind, LucideIcon>> = {
  'cart.set': ShoppingCart,
  'cart.remove': ShoppingCart,
  'order.place': PackageCheck,
  'address.create': MapPin,
  'address.update': MapPin,
  'address.delete': MapPin,
  'profile.update': UserRound,
  'review.write': Star,
  'notification.read': BellRing,
  'receipt.send': FileUp,
};
