import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { FileUp, Package, Tags, Warehouse } from 'lucide-react';
import { previewImportEndpoint } from '#contract/admin-catalogue.ts';
import { adminProductEndpoint, adminVariantsEndpoint, previewPricesEndpoint } from '#contract/admin-editing.ts';
import { variantStockEndpoint } from '#contract/admin-stock.ts';
import type { Screen } from '../app/screen.ts';

export const catalogueScreens: readonly Screen[] = [
  {
    path: '/products',
    component: lazyRouteComponent(() => import('./GoodsScreen.tsx'), 'GoodsScreen'),
    right: adminVariantsEndpoint,
    menu: { group: 'goods', label: msg`Goods`, icon: Package },
  },
  {
    path: '/products/$slug',
    component: lazyRouteComponent(() => import('./product/ProductScreen.tsx'), 'ProductScreen'),
    right: adminProductEndpoint,
  },
  {
    path: '/prices',
    component: lazyRouteComponent(() => import('./PricesScreen.tsx'), 'PricesScreen'),
    right: previewPricesEndpoint,
    menu: { group: 'goods', label: msg`Change prices`, icon: Tags },
  },
  {
    path: '/stock',
    component: lazyRouteComponent(() => import('./StockScreen.tsx'), 'StockScreen'),
    right: variantStockEndpoint,
    menu: { group: 'goods', label: msg`Stock`, icon: Warehouse },
  },
  {
    path: '/stock/$sku',
    component: lazyRouteComponent(() => import('./VariantStockScreen.tsx'), 'VariantStockScreen'),
    right: variantStockEndpoint,
  },
  {
    path: '/imports',
    component: lazyRouteComponent(() => import('./imports/ImportsScreen.tsx'), 'ImportsScreen'),
    right: previewImportEndpoint,
    menu: { group: 'goods', label: msg`Import`, icon: FileUp },
  },
];
