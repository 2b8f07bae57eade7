import type { MutationKind } from '#data/outbox/mutations.ts';
import type { Icon } from '#ui/icon.ts';
import { BellRing, FileUp, MapPin, PackageCheck, ShoppingCart, Star, UserRound } from '#ui/icons.ts';

/** What stands beside each kind of edit. */
export const mutationIcons: Readonly<Record<MutationKind, Icon>> = {
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
