import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { acceptReceiptEndpoint } from '#contract/admin.ts';
import type { Screen } from '../app/screen.ts';

export const receiptScreens: readonly Screen[] = [
  {
    path: '/receipts',
    component: lazyRouteComponent(() => import('./ReceiptsScreen.tsx'), 'ReceiptsScreen'),
    right: acceptReceiptEndpoint,
    menu: { group: 'orders', label: msg`Receipts`, icon: ReceiptText },
  },
];
