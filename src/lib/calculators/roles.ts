import { ceilOf, compare, type Exact, exact, floorOf, minus, nothing, over, thousandths, times } from './exact.ts';

/** A sold unit: what it holds in thousandths of the unit of the need, and how it is counted. */
export interface SaleRule {
  /** Code of the sold unit, such as 'sak'. */
  readonly unit: string;
  readonly content: number;
  readonly minimum?: number;
  readonly step?: number;
}

/** Where a role's goods are in the catalogue. Words are looked for in slug, name and facts, whichever language they are in. */
export interface Goods {
  readonly category: string;
  readonly words?: RegExp;
  readonly without?: RegExp;
}

/** A material of a job. */
interface RoleData {
  /** As it is sold where no goods are known; the first one is the usual. */
  readonly sale: readonly SaleRule[];
  /** Null: not for sale. */
  readonly goods: readonly Goods[] | null;
  /** The shop's minimum is a part of the amount, as a truck brings no less; elsewhere it is a rule of the cart. */
  readonly hasMinimum?: boolean;
}

const sack = (kilograms: number): SaleRule => ({ unit: 'sak', content: kilograms * 1_000 });
const bar = (metres: number): SaleRule => ({ unit: 'batang', content: metres * 1_000 });
const halfCubic: SaleRule = { unit: 'half_m3', content: 500, minimum: 2 };
const one = (unit: string): SaleRule => ({ unit, content: 1_000 });
const bulk = (category: string, words: RegExp, without?: RegExp): RoleData => ({
  sale: [halfCubic],
  goods: [{ category, words, ...(without === undefined ? {} : { without }) }],
  hasMinimum: true,
});

/** Materials with the way they are sold in the demo shop; another shop's goods bring their own. */
const roles = {
  cement: {
    sale: [sack(40), sack(50)],
    goods: [{ category: 'semen', without: /putih|white|masonry|cepat|rapid/ }],
  },
  masonry_sand: bulk('pasir', /pasang|building|masonry/),
  concrete_sand: bulk('pasir', /beton|concrete/),
  fill_sand: bulk('pasir', /urug|fill/),
  gravel: bulk('split', /split.*(1[-/]2|10–20)/, /kali|sirtu|screening/),
  river_stone: bulk('split', /kali|river/),
  red_brick: {
    sale: [{ unit: 'pcs', content: 1_000, minimum: 500, step: 100 }],
    goods: [{ category: 'bata-merah', without: /berongga|hollow|jumbo/ }],
    hasMinimum: true,
  },
  aerated_block: bulk('bata-ringan', /bata|block/, /lintel/),
  block_adhesive: { sale: [sack(40)], goods: [{ category: 'perekat', words: /bata-ringan|block/ }] },
  batako: {
    sale: [{ unit: 'pcs', content: 1_000, minimum: 50, step: 10 }],
    goods: [{ category: 'batako', without: /roster|loster|breeze|vent/ }],
    hasMinimum: true,
  },
  instant_plaster: { sale: [sack(40)], goods: [{ category: 'mortar-instan', words: /plester|render/ }] },
  instant_skim: { sale: [sack(40)], goods: [{ category: 'mortar-instan', words: /acian|skim/ }] },
  water: { sale: [], goods: null },
  bar: { sale: [bar(12)], goods: [{ category: 'besi-beton', words: /besi-beton/, without: /kawat|begel|rakit/ }] },
  stirrup_bar: { sale: [one('batang')], goods: [{ category: 'besi-beton', words: /besi-beton/, without: /kawat|begel|rakit/ }] },
  binding_wire: { sale: [one('kg')], goods: [{ category: 'besi-beton', words: /bendrat|binding/ }] },
  wiremesh: { sale: [one('lembar')], goods: [{ category: 'wiremesh', words: /lembar|sheet/, without: /pagar|brc/ }] },
  floor_tile: { sale: [{ unit: 'dus', content: 960 }], goods: [{ category: 'keramik', without: /dinding|wall/ }] },
  wall_tile: { sale: [{ unit: 'dus', content: 1_000 }], goods: [{ category: 'keramik', words: /dinding|wall/ }] },
  granite_tile: { sale: [{ unit: 'dus', content: 1_440 }], goods: [{ category: 'granit' }] },
  tile_adhesive_floor: { sale: [sack(25)], goods: [{ category: 'perekat', words: /lantai|floor/ }] },
  tile_adhesive_wall: { sale: [sack(25)], goods: [{ category: 'perekat', words: /dinding|wall/ }] },
  tile_adhesive_granite: { sale: [sack(25)], goods: [{ category: 'perekat', words: /granit|granite|porcelain/ }] },
  grout: { sale: [{ unit: 'pcs', content: 1_000 }], goods: [{ category: 'nat', without: /epoksi|epoxy|lebar|wide/ }] },
  wall_paint: {
    sale: [
      { unit: 'pail', content: 25_000 },
      { unit: 'galon', content: 5_000 },
    ],
    goods: [{ category: 'cat-interior', words: /interior/, without: /plafon|ceiling|plamir|filler|dasar|sealer/ }],
  },
  ceiling_paint: {
    sale: [
      { unit: 'pail', content: 25_000 },
      { unit: 'galon', content: 5_000 },
    ],
    goods: [{ category: 'cat-interior', words: /plafon|ceiling/ }],
  },
  exterior_paint: {
    sale: [
      { unit: 'pail', content: 20_000 },
      { unit: 'galon', content: 2_500 },
    ],
    goods: [{ category: 'cat-eksterior', words: /eksterior|exterior/ }],
  },
  primer: {
    sale: [
      { unit: 'pail', content: 25_000 },
      { unit: 'galon', content: 5_000 },
    ],
    goods: [{ category: 'cat-interior', words: /dasar|primer|sealer/, without: /plamir|filler/ }],
  },
  waterproofing: {
    sale: [
      { unit: 'pail', content: 20_000 },
      { unit: 'galon', content: 4_000 },
    ],
    goods: [{ category: 'waterproofing', words: /pelapis|waterproofing|membrane/, without: /membran-bakar|integral|semen/ }],
  },
  membrane: { sale: [{ unit: 'roll', content: 10_000 }], goods: [{ category: 'waterproofing', words: /membran-bakar|torch/ }] },
  membrane_primer: { sale: [], goods: null },
  truss: { sale: [bar(6)], goods: [{ category: 'baja-ringan', words: /kanal|c75/ }] },
  batten: { sale: [bar(6)], goods: [{ category: 'baja-ringan', words: /reng|batten/ }] },
  metal_tile: {
    sale: [{ unit: 'lembar', content: 1_000, minimum: 10, step: 10 }],
    goods: [{ category: 'genteng-metal', words: /genteng|tile/, without: /nok|ridge/ }],
    hasMinimum: true,
  },
  ridge: { sale: [one('lembar')], goods: [{ category: 'genteng-metal', words: /nok|ridge/ }] },
  sheet: {
    sale: [{ unit: 'half_m', content: 500 }],
    goods: [{ category: 'spandek', without: /transparan|translucent|clear/ }],
  },
  corrugated: { sale: [one('lembar')], goods: [{ category: 'seng', without: /plat|flat|roll/ }] },
  roof_screw: { sale: [{ unit: 'dus', content: 250_000 }], goods: [{ category: 'sekrup', words: /roofing|karet/ }] },
  frame_screw: { sale: [{ unit: 'dus', content: 500_000 }], goods: [{ category: 'sekrup', words: /baja-ringan|light steel/ }] },
  gypsum_board: { sale: [one('lembar')], goods: [{ category: 'gypsum', words: /papan-gypsum|board/, without: /pvc/ }] },
  furring: { sale: [bar(4)], goods: [{ category: 'baja-ringan', words: /furring/ }] },
  wall_angle: { sale: [bar(4)], goods: [{ category: 'baja-ringan', words: /siku|wall-angle|wall angle/ }] },
  gypsum_screw: { sale: [{ unit: 'dus', content: 1_000_000 }], goods: [{ category: 'sekrup', words: /gypsum/ }] },
  compound: { sale: [sack(20)], goods: [{ category: 'gypsum', words: /kompon|compound/ }] },
  pipe: { sale: [bar(4)], goods: [{ category: 'pipa', words: /pvc/, without: /hdpe|ppr/ }] },
  socket: { sale: [one('pcs')], goods: [{ category: 'fitting', words: /sok-sambung|coupling/ }] },
} as const satisfies Record<string, RoleData>;

export type Role = keyof typeof roles;
export const roleOf = (role: Role): RoleData => roles[role];

/** So many sold units, what they hold and what is left of it, in the unit of the need. */
export interface Sold {
  readonly rule: SaleRule;
  readonly count: number;
  readonly holds: Exact;
  /** Below 0 where a rounding by tolerance leaves a little missing. */
  readonly rest: Exact;
}

/**
 * An amount in sold units: rounded up to the step, and no less than the minimum. @param isTolerant an excess of less than a hundredth of the
 * amount is left out: a truck is not measured to four litres
 */
export function sold(amount: Exact, rule: SaleRule, isTolerant = false): Sold {
  const parts = over(amount, thousandths(rule.content));
  const step = exact(rule.step ?? 1);
  const steps = over(parts, step);
  const under = times(exact(floorOf(steps)), step);
  const isNear = isTolerant && compare(minus(parts, under), times(parts, exact(1, 100))) < 0;
  const rounded = (isNear ? floorOf(steps) : ceilOf(steps)) * (rule.step ?? 1);
  const count = compare(amount, nothing) <= 0 ? 0 : Math.max(rounded, rule.minimum ?? 1);
  const holds = times(exact(count), thousandths(rule.content));
  return { rule, count, holds, rest: minus(holds, amount) };
}
