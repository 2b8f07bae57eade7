/**
 * Coefficients of materials in integer millionths of their unit.
 * `ahsp_2025`: AHSP Cipta Karya of SE Dirjen Bina Konstruksi 30/2025, the same in 47/2026 for brick walls. `sni_7394`: SNI 7394:2008, concrete by
 * K-grade. Waste is inside of these numbers.
 */

/** Mortar for a square metre of wall: cement in kg, sand in m³, by parts of sand to one of cement. */
interface Mortar {
  readonly cement: number;
  readonly sand: number;
}

type Mixes = Readonly<Record<string, Mortar>>;

/** AHSP 2025, 3.6.1.1–10: red bricks of 5 × 11 × 22 cm. `pieces` of a square metre. */
export const brickWalls = {
  half: {
    pieces: 71_910_000,
    mixes: {
      '2': { cement: 18_950_000, sand: 38_000 },
      '3': { cement: 14_370_000, sand: 40_000 },
      '4': { cement: 11_500_000, sand: 43_000 },
      '5': { cement: 9_680_000, sand: 45_000 },
      '6': { cement: 8_320_000, sand: 49_000 },
    },
  },
  full: {
    pieces: 143_810_000,
    mixes: {
      '3': { cement: 32_950_000, sand: 91_000 },
      '4': { cement: 26_550_000, sand: 93_000 },
      '5': { cement: 22_200_000, sand: 102_000 },
      '6': { cement: 18_500_000, sand: 122_000 },
    },
  },
} as const satisfies Record<string, { pieces: number; mixes: Mixes }>;

/** SNI 6897:2008, half a brick. */
export const OLD_BRICKS = 70_000_000;

/** Aerated blocks of 60 × 20 cm: a square metre takes so many, with so much thin-bed adhesive in kg; `perCubic` of them are sold as one m³. */
export const AERATED_PIECES = 8_750_000;
export const aeratedWalls = {
  '7.5': { adhesive: 2_571_000, perCubic: 111 },
  '10': { adhesive: 3_429_000, perCubic: 83 },
  '15': { adhesive: 5_143_000, perCubic: 55 },
  '20': { adhesive: 6_857_000, perCubic: 41 },
} as const;

/** Concrete blocks of 39 × 19 cm in a square metre. */
export const BATAKO_PIECES = 14_000_000;

/** Render of 15 mm, a square metre. */
export const plasters: Mixes = {
  '2': { cement: 10_224_000, sand: 20_000 },
  '3': { cement: 7_776_000, sand: 23_000 },
  '4': { cement: 6_240_000, sand: 24_000 },
  '5': { cement: 5_184_000, sand: 26_000 },
  '6': { cement: 4_416_000, sand: 27_000 },
};
/** Ready render of 10 mm, kg for a square metre. */
export const INSTANT_PLASTER = 16_670_000;
/** Neat cement skim, kg for a square metre; ready skim covers 10 m² with 40 kg. */
export const SKIM_CEMENT = 3_250_000;
export const INSTANT_SKIM = 4_000_000;

/** Cement, sand and gravel in kg and water in litres for a cubic metre. K-grades: SNI 7394:2008; fc': AHSP 2025, 2.2.1.4–5. */
export const concretes: Readonly<Record<string, readonly [cement: number, sand: number, gravel: number, water: number]>> = {
  'K-100': [247, 869, 999, 215],
  'K-125': [276, 828, 1_012, 215],
  'K-150': [299, 799, 1_017, 215],
  'K-175': [326, 760, 1_029, 215],
  'K-200': [352, 731, 1_031, 215],
  'K-225': [371, 698, 1_047, 215],
  'K-250': [384, 692, 1_039, 215],
  'K-275': [406, 684, 1_026, 215],
  'K-300': [413, 681, 1_021, 215],
  fc10: [267, 871, 1_009, 202],
  fc15: [306, 832, 1_009, 202],
  fc17: [322, 817, 1_009, 202],
  fc20: [348, 790, 1_009, 202],
  fc21: [368, 770, 1_009, 202],
  fc25: [407, 731, 1_009, 202],
};
/** Grades whose row was checked by its sum alone. */
export const roughGrades: readonly string[] = ['K-100', 'K-125', 'K-150', 'K-275'];
/** kg of a cubic metre. */
export const SAND_DENSITY = 1_400;
export const GRAVEL_DENSITY = 1_350;

/** River stone for a cubic metre of footing, and cement in kg and sand in m³ by mix. */
export const FOOTING_STONE = 1_200_000;
export const footings: Mixes = {
  '3': { cement: 202_000_000, sand: 485_000 },
  '4': { cement: 163_000_000, sand: 520_000 },
  '5': { cement: 135_000_000, sand: 544_000 },
  '6': { cement: 117_000_000, sand: 561_000 },
};
/** Fill sand between the stones of a dry layer, m³ for a cubic metre. */
export const DRY_LAYER_SAND = 432_000;
/** Fill sand before it is compacted, m³ for a cubic metre. */
export const FILL_SAND = 1_200_000;

/** Bed of cement and sand 1:2 below tiles, a square metre. */
export const tileBeds = { floor: { cement: 13_632_000, sand: 27_000 }, wall: { cement: 9_300_000, sand: 18_000 } } as const;
/** Square metres that a bag of 25 kg of tile adhesive covers. */
export const TILE_ADHESIVE_BAG = 25;
export const tileAdhesives = { floor: 5, wall: 6, granite: 4 } as const;
/** Grout, kg for a square metre: 1 kg for 4 m². */
export const GROUT = 250_000;

/** Paint, kg for a square metre: two coats of finish, one of primer. */
export const paints = { new: { primer: 100_000, finish: 260_000 }, old: { primer: 120_000, finish: 180_000 } } as const;

/** Coating in kg; torched membrane in m² and its primer in kg; a square metre each. */
export const WATERPROOF_COATING = 1_389_000;
export const WATERPROOF_MEMBRANE = 1_050_000;

/** Gypsum ceiling, a square metre: boards of 120 × 240 cm, furring in m, screws. A bag of 20 kg of compound does 60 m². */
export const ceilings = { board: 364_000, furring: 2_500_000, screws: 20_000_000 } as const;
export const compoundBag = { kilograms: 20, area: 60 } as const;

/** Steel, billionths of a kg for a metre, by the square of its diameter in mm: π / 4 × 0.00785. */
export const STEEL = 6_165_376;
/** Binding wire, kg for a kg of bars. */
export const BINDING_WIRE = 15_000;
/** What laps add to bars. */
export const LAPS = 1_050_000;

/** Light steel for a square metre of roof: metres of C75 by the trade, and bars of 6 m by AHSP 2025, 2.1.1.1. */
export const trusses = { trade: 4_000_000, ahsp_2025: 5_761_800 } as const;
/** Metres between battens below metal and below clay tiles. */
export const battenPitches = { metal: 385_000, clay: 225_000 } as const;
export const BATTEN_SPARE = 1_100_000;
/** Metal tiles of 80 × 77 cm in a square metre; a ridge piece covers 0.70 m. */
export const METAL_TILES = 1_700_000;
export const RIDGE_COVER = 700_000;
/** What a sheet covers: trapezoidal ones 0.75 m of width, corrugated ones of 80 × 180 cm 0.68 × 1.65 m. */
export const SHEET_WIDTH = 750_000;
export const CORRUGATED_COVER = 1_122_000;
/** Screws at the most, a square metre of roof and of its frame. */
export const roofScrews = { roof: 6_000_000, frame: 28_000_000 } as const;
