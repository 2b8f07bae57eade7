import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { ChartColumn } from 'lucide-react';
import { figuresEndpoint } from '#contract/admin-figures.ts';
import type { Screen } from '../app/screen.ts';

export const figureScreens: readonly Screen[] = [
  {
    path: '/figures',
    component: lazyRouteComponent(() => import('./FiguresScreen.tsx'), 'FiguresScreen'),
    right: figuresEndpoint,
    menu: { group: 'shop', label: msg`Figures`, icon: ChartColumn },
  },
];
