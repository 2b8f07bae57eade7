import type { Exact } from './exact.ts';
import type { Field, Typed, Values } from './fields.ts';
import type { Role, SaleRule } from './roles.ts';

/** The table or the custom that a job's coefficients are from. */
export type Edition = 'ahsp_2025' | 'sni_7394' | 'geometry' | 'trade';

/** Pieces, sheets and bars are counted; the others are measured. */
export type NeedUnit = 'kg' | 'm3' | 'm2' | 'm' | 'liter' | 'pcs' | 'lembar' | 'batang';

/** How a product's own statement of its coverage is applied, where it has one. */
export interface OwnUse {
  /** Square metres of the work, the addition for waste among them. */
  readonly area: Exact;
  readonly coats?: Exact;
  /** Millimetres; a product states its coverage at one of its own, or at `statedThickness`. */
  readonly thickness?: Exact;
  readonly statedThickness?: Exact;
}

/** So much of one material. */
export interface Need {
  readonly role: Role;
  readonly amount: Exact;
  readonly unit: NeedUnit;
  /** What the table says for one measured unit, in `unit`; left out where the amount is geometry. */
  readonly rate?: Exact;
  /** Of the rate, where it is not `unit`: blocks of a square metre are counted and sold by the cubic metre. */
  readonly rateUnit?: NeedUnit;
  /** Where the rate is from, if not from the job's own table. */
  readonly edition?: Edition;
  readonly own?: OwnUse;
  /** The size that is wanted of the goods: 'D10', '40x40', '10 cm'. */
  readonly size?: string;
  /** Pieces that the amount is of, such as stirrups or blocks. */
  readonly pieces?: number;
  /** How it is sold, where that depends on a choice; else as its role says. */
  readonly sale?: readonly SaleRule[];
  /** The customer has said what it is sold in: the shop's goods are not meant. */
  readonly isOwnGoods?: boolean;
  /** From a single weak source. */
  readonly isRough?: boolean;
}

/** What was measured: the work's own quantity. */
interface Work {
  readonly amount: Exact;
  readonly unit: 'm2' | 'm3' | 'm' | 'kg';
}

export interface Result {
  readonly work: Work;
  readonly needs: readonly Need[];
  /** Cubic metres are rounded down where a half is exceeded by less than a hundredth of the need. */
  readonly isTolerant?: boolean;
  /** Bars by another rule than the one in use. */
  readonly otherBars?: { readonly rule: 'trade' | 'ahsp_2025'; readonly count: number };
}

export const jobIds = [
  'bricks',
  'aerated',
  'batako',
  'plaster',
  'skim',
  'concrete',
  'frame',
  'wiremesh',
  'tiles',
  'paint',
  'waterproofing',
  'roof',
  'ceiling',
  'footing',
  'fill',
  'pipe',
] as const;
export type JobId = (typeof jobIds)[number];

/** A job as data: what is asked, and what is needed for it. */
export interface Job {
  readonly id: JobId;
  /** Of the coefficients that the choices name. */
  readonly edition: (values: Values) => Edition;
  /** No substitute for a structural design. */
  readonly isStructural: boolean;
  /** The fields that the choices so far call for. */
  readonly fields: (typed: Typed) => readonly Field[];
  readonly needs: (values: Values) => Result;
}
