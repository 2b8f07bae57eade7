import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import type { Screen } from '../app/screen.ts';

export const homeScreens: readonly Screen[] = [
  {
    path: '/',
    component: lazyRouteComponent(() => import('./HomeScreen.tsx'), 'HomeScreen'),
    right: null,
    menu: { group: 'orders', label: msg`Work`, icon: Inbox },
  },
];
