import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { History, IdCard } from 'lucide-react';
import { auditEndpoint, staffListEndpoint } from '#contract/staff.ts';
import type { Screen } from '../app/screen.ts';

export const staffScreens: readonly Screen[] = [
  {
    path: '/staff',
    component: lazyRouteComponent(() => import('./StaffScreen.tsx'), 'StaffScreen'),
    right: staffListEndpoint,
    menu: { group: 'shop', label: msg`Staff`, icon: IdCard },
  },
  {
    path: '/audit',
    component: lazyRouteComponent(() => import('./AuditScreen.tsx'), 'AuditScreen'),
    right: auditEndpoint,
    menu: { group: 'shop', label: msg`What was changed`, icon: History },
  },
  { path: '/account', component: lazyRouteComponent(() => import('../account/AccountScreen.tsx'), 'AccountScreen'), right: null },
];
