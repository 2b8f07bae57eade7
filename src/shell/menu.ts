import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** One entry of a menu: a path of this app. */
export interface MenuItem {
  readonly to: string;
  readonly label: MessageDescriptor;
}

/** The menu row below the top bar. Categories open their tree. */
export const mainMenu = [
  { to: '/categories', label: msg`Categories` },
  { to: '/products', label: msg`Browse products` },
  { to: '/about', label: msg`About` },
  { to: '/faq', label: msg`Help` },
] as const satisfies readonly MenuItem[];

/** Ways to find products by what is to be built; they hang below 'Browse products'. */
export const toolsMenu = [
  { to: '/quick-order', label: msg`Quick order` },
  { to: '/calculators', label: msg`Calculators` },
  { to: '/lists', label: msg`Lists` },
] as const satisfies readonly MenuItem[];
