import type { DrawingKind } from '#server/modules/media/drawings/kinds.ts';
import type { CategoryData } from '../../modules/catalogue/catalogue-data.ts';

type Row = readonly [slug: string, id: string, en: string, drawing: DrawingKind, hue: number];

const tops = [
  ['semen-mortar', 'Semen & Mortar', 'Cement & Mortar', 'cement-sack', 212],
  ['bata-pasir-batu', 'Bata, Pasir & Batu', 'Blocks & Aggregates', 'aerated-block', 28],
  ['besi-baja', 'Besi & Baja', 'Steel', 'rebar-deformed', 225],
  ['atap-plafon', 'Atap & Plafon', 'Roofing & Ceilings', 'spandek-sheet', 4],
  ['lantai-dinding', 'Lantai & Dinding', 'Tiles', 'floor-tile', 32],
  ['cat-pelapis', 'Cat & Pelapis', 'Paint', 'paint-pail', 330],
  ['pipa-air', 'Pipa & Air', 'Plumbing', 'pvc-pipe', 198],
  ['listrik-lampu', 'Listrik & Lampu', 'Electrical', 'led-bulb', 48],
  ['perkakas', 'Perkakas', 'Tools', 'drill', 18],
  ['sanitasi', 'Sanitasi', 'Bathroom', 'toilet', 186],
  ['pintu-jendela', 'Pintu & Jendela', 'Doors & Windows', 'panel-door', 22],
  ['kayu-papan', 'Kayu & Papan', 'Wood & Boards', 'plywood', 95],
  ['dapur-elektronik', 'Dapur & Elektronik', 'Kitchen & Appliances', 'gas-stove', 12],
  ['paku-pengikat', 'Paku & Pengikat', 'Fasteners', 'nails', 265],
] as const satisfies readonly Row[];

type TopSlug = (typeof tops)[number][0];

const children = {
  'semen-mortar': [
    ['semen', 'Semen', 'Cement', 'cement-sack', 212],
    ['mortar-instan', 'Mortar Instan', 'Ready-Mix Mortar', 'mortar-sack', 28],
    ['perekat', 'Perekat', 'Adhesives', 'adhesive-sack', 40],
    ['waterproofing', 'Waterproofing', 'Waterproofing', 'waterproofing-pail', 200],
  ],
  'bata-pasir-batu': [
    ['bata-ringan', 'Bata Ringan', 'Aerated Blocks', 'aerated-block', 210],
    ['bata-merah', 'Bata Merah', 'Red Bricks', 'red-brick', 14],
    ['batako', 'Batako', 'Concrete Blocks', 'concrete-block', 215],
    ['pasir', 'Pasir', 'Sand', 'sand-heap', 40],
    ['split', 'Batu Split', 'Gravel & Stone', 'gravel-heap', 220],
    ['paving', 'Paving', 'Paving', 'paving-block', 10],
  ],
  'besi-baja': [
    ['besi-beton', 'Besi Beton (Polos & Ulir)', 'Reinforcing Bars', 'rebar-deformed', 225],
    ['wiremesh', 'Wiremesh', 'Wire Mesh', 'wire-mesh', 230],
    ['baja-ringan', 'Baja Ringan', 'Light Steel', 'steel-channel', 205],
    ['hollow', 'Hollow', 'Hollow Sections', 'hollow-tube', 218],
  ],
  'atap-plafon': [
    ['seng', 'Seng', 'Corrugated Sheets', 'corrugated-sheet', 210],
    ['spandek', 'Spandek', 'Trapezoidal Sheets', 'spandek-sheet', 4],
    ['genteng-metal', 'Genteng Metal', 'Metal Roof Tiles', 'metal-roof-tile', 8],
    ['gypsum', 'Gypsum & Plafon', 'Gypsum & Ceilings', 'gypsum-board', 205],
    ['talang', 'Talang', 'Gutters', 'gutter', 200],
  ],
  'lantai-dinding': [
    ['keramik', 'Keramik', 'Ceramic Tiles', 'floor-tile', 32],
    ['granit', 'Granit', 'Porcelain Tiles', 'granite-tile', 220],
    ['nat', 'Nat', 'Grout', 'grout-bag', 40],
  ],
  'cat-pelapis': [
    ['cat-interior', 'Cat Interior', 'Interior Paint', 'paint-gallon', 330],
    ['cat-eksterior', 'Cat Eksterior', 'Exterior Paint', 'paint-pail', 200],
    ['cat-kayu-besi', 'Cat Kayu & Besi', 'Wood & Metal Paint', 'paint-can', 25],
  ],
  'pipa-air': [
    ['pipa', 'Pipa', 'Pipes', 'pvc-pipe', 198],
    ['fitting', 'Fitting', 'Fittings', 'pipe-elbow', 198],
    ['tandon', 'Tandon Air', 'Water Tanks', 'water-tank', 206],
    ['pompa', 'Pompa Air', 'Water Pumps', 'water-pump', 206],
  ],
  'listrik-lampu': [
    ['kabel', 'Kabel', 'Cable', 'cable-roll', 48],
    ['lampu', 'Lampu', 'Lighting', 'led-bulb', 48],
    ['saklar', 'Saklar & Stop Kontak', 'Switches & Sockets', 'wall-switch', 210],
    ['mcb', 'MCB & Panel', 'Breakers & Panels', 'circuit-breaker', 215],
  ],
  perkakas: [
    ['mesin', 'Perkakas Mesin', 'Power Tools', 'drill', 18],
    ['alat-tangan', 'Perkakas Tangan', 'Hand Tools', 'hammer', 18],
    ['alat-ukur', 'Alat Ukur', 'Measuring Tools', 'tape-measure', 48],
    ['k3', 'K3 (Keselamatan Kerja)', 'Safety Gear', 'safety-helmet', 45],
  ],
  sanitasi: [
    ['kloset', 'Kloset', 'Toilets', 'toilet', 186],
    ['wastafel', 'Wastafel', 'Washbasins', 'washbasin', 186],
    ['kran', 'Kran', 'Taps', 'faucet', 205],
    ['shower', 'Shower & Kamar Mandi', 'Showers & Bathroom Fittings', 'shower-set', 195],
  ],
  'pintu-jendela': [
    ['pintu', 'Pintu', 'Doors', 'panel-door', 22],
    ['jendela', 'Jendela', 'Windows', 'aluminium-window', 205],
    ['kunci', 'Kunci & Gembok', 'Locks & Padlocks', 'door-lock', 45],
    ['engsel', 'Engsel', 'Hinges', 'hinge', 215],
  ],
  'kayu-papan': [
    ['triplek', 'Triplek', 'Plywood', 'plywood', 32],
    ['kayu-olahan', 'Kayu Olahan', 'Engineered Wood & Timber', 'timber', 26],
    ['papan-semen', 'Papan Semen', 'Cement Boards', 'cement-board', 215],
  ],
  'dapur-elektronik': [
    ['kompor', 'Kompor & Penghisap Asap', 'Stoves & Hoods', 'gas-stove', 12],
    ['sink', 'Bak Cuci Piring', 'Kitchen Sinks', 'kitchen-sink', 210],
    ['ac', 'AC & Kipas', 'Air Conditioners & Fans', 'air-conditioner', 192],
    ['kulkas', 'Kulkas & Elektronik Dapur', 'Refrigerators & Small Appliances', 'refrigerator', 205],
  ],
  'paku-pengikat': [
    ['paku', 'Paku', 'Nails', 'nails', 220],
    ['sekrup', 'Sekrup', 'Screws', 'screws', 265],
    ['dynabolt', 'Dynabolt & Angkur', 'Anchors & Bolts', 'anchor-bolt', 225],
    ['lem', 'Lem & Sealant', 'Glues & Sealants', 'glue-tube', 40],
  ],
} as const satisfies Record<TopSlug, readonly Row[]>;

/** Slug of a second-level category, the only level that holds products. */
export type CategorySlug = (typeof children)[TopSlug][number][0];

const toCategory = ([slug, id, en, drawing, hue]: Row, parent: string | null): CategoryData => ({
  slug,
  parent,
  name: { id, en },
  drawing,
  hue,
});

/** Both levels, each parent directly before its children. */
export const buildCategories = (): readonly CategoryData[] =>
  tops.flatMap(top => [toCategory(top, null), ...children[top[0]].map(child => toCategory(child, top[0]))]);
