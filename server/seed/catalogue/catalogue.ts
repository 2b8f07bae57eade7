import type { CatalogueData } from '../../modules/catalogue/catalogue-data.ts';
import { buildBathroom } from './bathroom.ts';
import { buildBlocks } from './blocks.ts';
import { buildBrands } from './brands.ts';
import { buildCategories } from './categories.ts';
import { buildCement } from './cement.ts';
import { buildDoors } from './doors.ts';
import { buildElectrical } from './electrical.ts';
import { buildFasteners } from './fasteners.ts';
import { buildKitchen } from './kitchen.ts';
import { buildPaint } from './paint.ts';
import { buildPlumbing } from './plumbing.ts';
import { buildRoof } from './roof.ts';
import { buildSteel } from './steel.ts';
import { buildTiles } from './tiles.ts';
import { buildTools } from './tools.ts';
import { buildWood } from './wood.ts';

/** The shop's opening assortment: pure and the same on every call. Prices in rupiah with VAT, weights in grams, sizes in millimetres. */
export const buildCatalogue = (): CatalogueData => ({
  categories: buildCategories(),
  brands: buildBrands(),
  products: [
    ...buildCement(),
    ...buildBlocks(),
    ...buildSteel(),
    ...buildRoof(),
    ...buildTiles(),
    ...buildPaint(),
    ...buildPlumbing(),
    ...buildElectrical(),
    ...buildTools(),
    ...buildBathroom(),
    ...buildDoors(),
    ...buildWood(),
    ...buildKitchen(),
    ...buildFasteners(),
  ],
});
