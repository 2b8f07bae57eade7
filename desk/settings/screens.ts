import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
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
    path: '/settings/opening',
    component: lazyRouteComponent(() => import('./OpeningScreen.tsx'), 'OpeningScreen'),
    right: checklistEndpoint,
  },
];
