import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from '#contract/staff-roles.ts';

/** What each role may do, in one sentence, so that the owner gives no more than is needed. */
export const roleDuties: Readonly<Record<StaffRole, MessageDescriptor>> = {
  owner: msg`May do everything, also settings, staff and bank accounts.`,
  orders: msg`Answers orders, checks payments, sends goods, and handles returns, refunds and customers.`,
  catalogue: msg`Looks after goods, prices, photos and stock.`,
  content: msg`Writes articles and banners, and sends messages to customers.`,
};
