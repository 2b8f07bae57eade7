import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { adminDepotsEndpoint } from '#contract/admin-freight.ts';
import { orderRulesEndpoint } from '#contract/admin-money.ts';
import { checklistEndpoint } from '#contract/admin-opening.ts';
import { adminPaymentMethodsEndpoint } from '#contract/admin-payment.ts';
import { adminSiteEndpoint } from '#contract/admin-settings.ts';
import type { Screen } from '../app/screen.ts';

export const settingScreens: readonly Screen[] = [
  {
    path: '/settings',
    component: lazyRouteComponent(() => import('./SettingsScreen.tsx'), 'SettingsScreen'),
    right: checklistEndpoint,
    menu: { group: 'shop', label: msg`Settings`, icon: Settings },
  },
  {
    path: '/settings/shop',
    component: lazyRouteComponent(() => import('./ShopScreen.tsx'), 'ShopScreen'),
    right: adminSiteEndpoint,
  },
  {
    path: '/settings/payment',
    component: lazyRouteComponent(() => import('./PaymentScreen.tsx'), 'PaymentScreen'),
    right: adminPaymentMethodsEndpoint,
  },
  {
    path: '/settings/payment/$id',
    component: lazyRouteComponent(() => import('./PaymentMethodScreen.tsx'), 'PaymentMethodScreen'),
    right: adminPaymentMethodsEndpoint,
  },
  {
    path: '/settings/orders',
    component: lazyRouteComponent(() => import('./OrderRulesScreen.tsx'), 'OrderRulesScreen'),
    right: orderRulesEndpoint,
  },
  {
    path: '/settings/depots',
    component: lazyRouteComponent(() => import('./depots/DepotsScreen.tsx'), 'DepotsScreen'),
    right: adminDepotsEndpoint,
  },
  {
    path: '/settings/depots/$code',
    component: lazyRouteComponent(() => import('./depots/DepotScreen.tsx'), 'DepotScreen'),
    right: adminDepotsEndpoint,
  },
  {
    // Beside the depots and not among them, where a depot may have any code.
    path: '/settings/new-depot',
    component: lazyRouteComponent(() => import('./depots/NewDepotScreen.tsx'), 'NewDepotScreen'),
    right: adminDepotsEndpoint,
  },
  {
    path: '/settings/opening',
    component: lazyRouteComponent(() => import('./OpeningScreen.tsx'), 'OpeningScreen'),
    right: checklistEndpoint,
  },
];
