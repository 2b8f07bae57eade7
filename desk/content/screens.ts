import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { FileText, GalleryHorizontal, Megaphone } from 'lucide-react';
import { adminBannersEndpoint } from '#contract/admin-banners.ts';
import { adminContentEndpoint, adminContentsEndpoint } from '#contract/admin-content.ts';
import { broadcastsEndpoint } from '#contract/broadcasts.ts';
import type { Screen } from '../app/screen.ts';

export const contentScreens: readonly Screen[] = [
  {
    path: '/content',
    component: lazyRouteComponent(() => import('./ContentScreen.tsx'), 'ContentScreen'),
    right: adminContentsEndpoint,
    menu: { group: 'words', label: msg`Pages and articles`, icon: FileText },
  },
  {
    path: '/content/$slug',
    component: lazyRouteComponent(() => import('./EditContentScreen.tsx'), 'EditContentScreen'),
    right: adminContentEndpoint,
  },
  {
    path: '/banners',
    component: lazyRouteComponent(() => import('./BannersScreen.tsx'), 'BannersScreen'),
    right: adminBannersEndpoint,
    menu: { group: 'words', label: msg`Banners`, icon: GalleryHorizontal },
  },
  {
    path: '/broadcasts',
    component: lazyRouteComponent(() => import('./BroadcastsScreen.tsx'), 'BroadcastsScreen'),
    right: broadcastsEndpoint,
    menu: { group: 'words', label: msg`Messages to all`, icon: Megaphone },
  },
];
