import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { ClipboardList, PackageCheck } from 'lucide-react';
import { adminOrderEndpoint, adminOrdersEndpoint, collectOrderEndpoint } from '#contract/admin.ts';
import type { Screen } from '../app/screen.ts';

export const orderScreens: readonly Screen[] = [
  {
    path: '/orders',
    component: lazyRouteComponent(() => import('./OrdersScreen.tsx'), 'OrdersScreen'),
    right: adminOrdersEndpoint,
    menu: { group: 'orders', label: msg`Orders`, icon: ClipboardList },
  },
  {
    path: '/orders/$number',
    component: lazyRouteComponent(() => import('./OrderScreen.tsx'), 'OrderScreen'),
    right: adminOrderEndpoint,
  },
  {
    path: '/orders/$number/slip',
    component: lazyRouteComponent(() => import('./SlipScreen.tsx'), 'SlipScreen'),
    right: adminOrderEndpoint,
  },
  {
    path: '/pick-ups',
    component: lazyRouteComponent(() => import('./PickUpsScreen.tsx'), 'PickUpsScreen'),
    right: collectOrderEndpoint,
    menu: { group: 'orders', label: msg`Pick-ups`, icon: PackageCheck },
  },
];
