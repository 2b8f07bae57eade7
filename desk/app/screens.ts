import { catalogueScreens } from '../catalogue/screens.ts';
import { contentScreens } from '../content/screens.ts';
import { figureScreens } from '../figures/screens.ts';
import { moneyScreens } from '../money/screens.ts';
import { orderScreens } from '../orders/screens.ts';
import { settingScreens } from '../settings/screens.ts';
import { staffScreens } from '../staff/screens.ts';
import type { Screen } from './screen.ts';

/** Every screen behind the sign-in; the menu has them in this order. */
export const screens: readonly Screen[] = [
  ...orderScreens,
  ...moneyScreens,
  ...catalogueScreens,
  ...contentScreens,
  ...figureScreens,
  ...settingScreens,
  ...staffScreens,
];
