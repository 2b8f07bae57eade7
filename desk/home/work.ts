import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BadgeCheck,
  Banknote,
  ChartColumn,
  Clock,
  FileText,
  FileUp,
  GalleryHorizontal,
  HandCoins,
  Hourglass,
  type LucideIcon,
  Megaphone,
  Package,
  PackageCheck,
  PackageOpen,
  ReceiptText,
  Tags,
  Truck,
  Undo2,
  Warehouse,
} from 'lucide-react';
import { adminOrdersEndpoint } from '#contract/admin.ts';
import { adminBannersEndpoint } from '#contract/admin-banners.ts';
import { previewImportEndpoint } from '#contract/admin-catalogue.ts';
import { adminContentsEndpoint } from '#contract/admin-content.ts';
import { adminVariantsEndpoint, previewPricesEndpoint } from '#contract/admin-editing.ts';
import { figuresEndpoint } from '#contract/admin-figures.ts';
import { paymentsEndpoint, refundsEndpoint } from '#contract/admin-money.ts';
import { adminReturnsEndpoint } from '#contract/admin-returns.ts';
import { variantStockEndpoint } from '#contract/admin-stock.ts';
import { broadcastsEndpoint } from '#contract/broadcasts.ts';
import type { QueueName } from '../words/order-words.ts';

interface Place {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly icon: LucideIcon;
  /** The endpoint whose right the place needs. */
  readonly right: { readonly path: string };
}

/** Where the orders of a queue are listed. */
const orders = (queue: QueueName, icon: LucideIcon) => ({ queue, to: '/orders', search: { queue }, icon, right: adminOrdersEndpoint });

interface Waiting extends Place {
  readonly queue: QueueName;
}

/** What the shop's people have to do, the most urgent first. */
export const ownWork: readonly Waiting[] = [
  orders('late', Clock),
  orders('to_validate', BadgeCheck),
  { queue: 'receipts', to: '/receipts', icon: ReceiptText, right: adminOrdersEndpoint },
  orders('to_pack', PackageOpen),
  orders('to_ship', Truck),
  { queue: 'returns', to: '/returns', icon: Undo2, right: adminReturnsEndpoint },
  { queue: 'refunds', to: '/refunds', icon: HandCoins, right: refundsEndpoint },
  { queue: 'payments', to: '/payments', icon: Banknote, right: paymentsEndpoint },
];

/** What the customers have to do next. */
export const customersWork: readonly Waiting[] = [orders('unpaid', Hourglass), orders('pick_up_ready', PackageCheck)];

interface Task extends Place {
  readonly label: MessageDescriptor;
  readonly note: MessageDescriptor;
}

/** What the roles without orders do. */
export const otherTasks: readonly Task[] = [
  {
    ...{ to: '/products', icon: Package, right: adminVariantsEndpoint },
    label: msg`Goods`,
    note: msg`Names, photos and prices of what the shop sells`,
  },
  {
    to: '/stock',
    icon: Warehouse,
    right: variantStockEndpoint,
    label: msg`Stock`,
    note: msg`Goods that came in, broke or were counted anew`,
  },
  {
    to: '/prices',
    icon: Tags,
    right: previewPricesEndpoint,
    label: msg`Change prices`,
    note: msg`Many prices at once, by percent or in rupiah`,
  },
  { to: '/imports', icon: FileUp, right: previewImportEndpoint, label: msg`Import`, note: msg`All goods from a file` },
  {
    to: '/content',
    icon: FileText,
    right: adminContentsEndpoint,
    label: msg`Pages and articles`,
    note: msg`What customers read about the shop`,
  },
  {
    to: '/banners',
    icon: GalleryHorizontal,
    right: adminBannersEndpoint,
    label: msg`Banners`,
    note: msg`Pictures at the top of the home page`,
  },
  {
    to: '/broadcasts',
    icon: Megaphone,
    right: broadcastsEndpoint,
    label: msg`Messages to all`,
    note: msg`News and offers to all customers`,
  },
  { to: '/figures', icon: ChartColumn, right: figuresEndpoint, label: msg`Figures`, note: msg`What was sold, and how much` },
];
