import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { adminCustomersEndpoint } from '#contract/admin-money.ts';
import type { Screen } from '../app/screen.ts';

export const moneyScreens: readonly Screen[] = [
  {
    path: '/customers',
    component: lazyRouteComponent(() => import('./CustomersScreen.tsx'), 'CustomersScreen'),
    right: adminCustomersEndpoint,
    menu: { group: 'orders', label: msg`Customers`, icon: Users },
  },
];
