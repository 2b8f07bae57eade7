import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MenuItem } from './menu.ts';

export interface MenuGroup {
  readonly label: MessageDescriptor;
  readonly items: readonly MenuItem[];
}

/** The entries of a signed-in customer. */
export const profileMenu: readonly MenuGroup[] = [
  {
    label: msg`My account`,
    items: [
      { to: '/notifications', label: msg`Notifications` },
      { to: '/profile', label: msg`Profile` },
      { to: '/lists', label: msg`Lists` },
      { to: '/quotations', label: msg`Quotations` },
      { to: '/reviews', label: msg`Reviews` },
      { to: '/address', label: msg`Address` },
      { to: '/queue', label: msg`Waiting to be sent` },
      { to: '/change-password', label: msg`Change password` },
      { to: '/account-data', label: msg`Devices and data` },
    ],
  },
  {
    label: msg`My orders`,
    items: [
      { to: '/transactions/waiting-payment', label: msg`Waiting for payment` },
      { to: '/transactions/waiting-validation', label: msg`Waiting for admin validation` },
      { to: '/transactions', label: msg`My transactions` },
    ],
  },
];
