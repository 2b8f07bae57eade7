import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Banknote, HandCoins, Undo2, Users } from 'lucide-react';
import { adminCustomersEndpoint, paymentsEndpoint, refundsEndpoint } from '#contract/admin-money.ts';
import { adminReturnEndpoint, adminReturnsEndpoint } from '#contract/admin-returns.ts';
import type { Screen } from '../app/screen.ts';

export const moneyScreens: readonly Screen[] = [
  {
    path: '/returns',
    component: lazyRouteComponent(() => import('./ReturnsScreen.tsx'), 'ReturnsScreen'),
    right: adminReturnsEndpoint,
    menu: { group: 'orders', label: msg`Returns`, icon: Undo2 },
  },
  {
    path: '/returns/$id',
    component: lazyRouteComponent(() => import('./ReturnScreen.tsx'), 'ReturnScreen'),
    right: adminReturnEndpoint,
  },
  {
    path: '/refunds',
    component: lazyRouteComponent(() => import('./RefundsScreen.tsx'), 'RefundsScreen'),
    right: refundsEndpoint,
    menu: { group: 'orders', label: msg`Refunds`, icon: HandCoins },
  },
  {
    path: '/payments',
    component: lazyRouteComponent(() => import('./PaymentsScreen.tsx'), 'PaymentsScreen'),
    right: paymentsEndpoint,
    menu: { group: 'orders', label: msg`Payments`, icon: Banknote },
  },
  {
    path: '/customers',
    component: lazyRouteComponent(() => import('./CustomersScreen.tsx'), 'CustomersScreen'),
    right: adminCustomersEndpoint,
    menu: { group: 'orders', label: msg`Customers`, icon: Users },
  },
];
