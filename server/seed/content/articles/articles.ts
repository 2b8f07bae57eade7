import type { SeedArticle } from '../types.ts';
import { concreteMix } from './concrete-mix.ts';
import { countingTiles } from './counting-tiles.ts';
import { freightWeight } from './freight-weight.ts';
import { paintingInRain } from './painting-in-rain.ts';
import { planningSeaFreight } from './planning-sea-freight.ts';
import { roofNearSea } from './roof-near-sea.ts';
import { storingCement } from './storing-cement.ts';

export const seedArticles: readonly SeedArticle[] = [
  paintingInRain,
  storingCement,
  planningSeaFreight,
  freightWeight,
  countingTiles,
  roofNearSea,
  concreteMix,
];
