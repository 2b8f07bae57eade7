import { BellRing, FileUp, type LucideIcon, MapPin, PackageCheck, ShoppingCart, Star, UserRound } from 'lucide-react';
import type { IntentKind } from '#data/outbox/intents.ts';

/** What stands beside each kind of edit. */
export const intentIcons: Readonly<Record<IntentKind, LucideIcon>> = {
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
