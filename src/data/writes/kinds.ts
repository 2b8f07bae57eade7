import { createKinds } from '../outbox/kinds.ts';
import type { MutationKind } from '../outbox/mutations.ts';
import { addressCreate } from './address-create.ts';
import { addressDelete } from './address-delete.ts';
import { addressUpdate } from './address-update.ts';
import { cartRemove } from './cart-remove.ts';
import { cartSet } from './cart-set.ts';
import { letterheadPut } from './letterhead-put.ts';
import { listCreate } from './list-create.ts';
import { listDelete } from './list-delete.ts';
import { listEdit } from './list-edit.ts';
import { notificationRead } from './notification-read.ts';
import { orderPlace } from './order-place.ts';
import { orderProject } from './order-project.ts';
import { profileUpdate } from './profile-update.ts';
import { quotationDelete } from './quotation-delete.ts';
import { quotationPut } from './quotation-put.ts';
import { receiptSend } from './receipt-send.ts';
import { returnAsk } from './return-ask.ts';
import { reviewWrite } from './review-write.ts';
import { watchSet } from './watch-set.ts';
import type { Write } from './write.ts';

/** Every kind of offline write, by the name that lies on the phones. */
export const writes: { readonly [Kind in MutationKind]: Write<Kind> } = {
  'cart.set': cartSet,
  'cart.remove': cartRemove,
  'order.place': orderPlace,
  'order.project': orderProject,
  'address.create': addressCreate,
  'address.update': addressUpdate,
  'address.delete': addressDelete,
  'profile.update': profileUpdate,
  'review.write': reviewWrite,
  'notification.read': notificationRead,
  'receipt.send': receiptSend,
  'return.ask': returnAsk,
  'list.create': listCreate,
  'list.edit': listEdit,
  'list.delete': listDelete,
  'watch.set': watchSet,
  'quotation.put': quotationPut,
  'quotation.delete': quotationDelete,
  'letterhead.put': letterheadPut,
};

/** Their rules, for the outbox. */
export const kinds = createKinds(writes, 'cart');
