import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from '#contract/staff-roles.ts';

/** What a member of staff does, by role. */
export const roleWords: Readonly<Record<StaffRole, MessageDescriptor>> = {
  owner: msg`Owner`,
  orders: msg`Orders and money`,
  catalogue: msg`Goods and stock`,
  content: msg`Words and banners`,
};
