import { catalogueScreens } from '../catalogue/screens.ts';
import { contentScreens } from '../content/screens.ts';
import { figureScreens } from '../figures/screens.ts';
import { homeScreens } from '../home/screens.ts';
import { moneyScreens } from '../money/screens.ts';
import { orderScreens } from '../orders/screens.ts';
import { receiptScreens } from '../receipts/screens.ts';
import { settingScreens } from '../settings/screens.ts';
import { staffScreens } from '../staff/screens.ts';
import type { Screen } from './screen.ts';

/** Every screen behind the sign-in; the menu has them in this order. */
export const screens: readonly Screen[] = [
  ...homeScreens,
  ...orderScreens,
  ...receiptScreens,
  ...moneyScreens,
  ...catalogueScreens,
  ...contentScreens,
  ...figureScreens,
  ...settingScreens,
  ...staffScreens,
];
