import { countedUnit, partsOf } from '../sold-unit.ts';
import type { OrderUnit } from './types.ts';

/** How goods are sold, as far as an order's units are converted by it. */
export interface SoldGoods {
  readonly unit: string;
  /** What one sold unit holds, in thousandths of a base unit. */
  readonly content: { readonly thousandths: number; readonly unit: string } | null;
  /** Grams of one sold unit, packed; 0 where that is not known. */
  readonly weight: number;
}

/** Sold units by the piece, which 'bh', 'pcs' and a bare number mean. */
const PIECES: readonly string[] = ['pcs', 'unit', 'set', 'batang', 'lembar', 'roll', 'galon', 'pail', 'kaleng', 'sak', 'dus'];
/** Measures with how many thousandths of a base unit one is. */
const MEASURES: Readonly<Partial<Record<OrderUnit, readonly [unit: string, thousandths: number]>>> = {
  ton: ['kg', 1_000_000],
  kg: ['kg', 1_000],
  gram: ['kg', 1],
  liter: ['liter', 1_000],
  m: ['m', 1_000],
  m2: ['m2', 1_000],
  m3: ['m3', 1_000],
};

/**
 * Sold units that are as much as was asked for, rounded up to whole ones; null where the units can't be converted. Thousandths are whole numbers:
 * 1.5 t of bars of 7.4 kg are ⌈1,500,000 / 7,400⌉ = 203.
 * @param lengthMillimetres of one sheet of goods that are sold by the metre: '22 lembar pjg 5 m'
 */
export function soldQuantity(
  quantity: number,
  unit: OrderUnit | null,
  goods: SoldGoods,
  lengthMillimetres: number | null = null,
): number | null {
  const parts = partsOf(goods.unit);
  const counted = countedUnit(goods.unit);
  const asked = Math.round(quantity * 1_000);
  const whole = (thousandths: number, of: number) => Math.ceil(thousandths / of);
  if (unit === null || unit === counted) return whole(asked * parts, 1_000);
  if (counted === 'm' && (unit === 'lembar' || unit === 'pcs' || unit === 'batang'))
    // Each sheet is cut on its own.
    return lengthMillimetres === null ? null : whole(asked, 1_000) * whole(lengthMillimetres * parts, 1_000);
  const measure = MEASURES[unit];
  if (measure !== undefined) {
    const [base, factor] = measure;
    const wanted = Math.round(quantity * factor);
    if (base === counted) return whole(wanted * parts, 1_000);
    if (goods.content?.unit === base && goods.content.thousandths > 0) return whole(wanted, goods.content.thousandths);
    // Bars and sheets are bought by the ton, and weigh what they are sent as.
    if (base === 'kg' && goods.weight > 0 && ['batang', 'lembar', 'sak'].includes(goods.unit)) return whole(wanted, goods.weight);
    return null;
  }
  if (unit === 'pcs' || unit === 'set') {
    if (goods.content?.unit === 'pcs' && goods.content.thousandths > 1_000) return whole(asked, goods.content.thousandths);
    return PIECES.includes(goods.unit) ? whole(asked, 1_000) : null;
  }
  // 'batang' of a pipe that is sold by the piece; but no 'dus' of it, and no 'batang' of a mesh that is sold by the sheet.
  return (unit === 'batang' || unit === 'lembar') && ['pcs', 'unit'].includes(goods.unit) ? whole(asked, 1_000) : null;
}

const LENGTH = /(?:^| )(?:pjg|panjang|p) ?(\d+(?:[.,]\d+)?) ?m(?:tr|eter)?(?= |$)/u;

/** The length of a sheet that words ask for ('pjg 5 m'), in millimetres, and the words without it. */
export function withoutLength(words: string): { readonly words: string; readonly length: number | null } {
  const metres = LENGTH.exec(words)?.[1];
  if (metres === undefined) return { words, length: null };
  return { words: words.replace(LENGTH, '').trim(), length: Math.round(Number(metres.replace(',', '.')) * 1_000) };
}
