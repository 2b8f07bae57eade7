import { type Exact, exact, over, thousandths, times } from './exact.ts';
import type { OwnUse } from './job.ts';

/** What a product states of itself: `amount` of `unit` for a square metre. */
export interface OwnRate {
  readonly amount: Exact;
  /** 'pack': of what the largest variant holds. */
  readonly unit: 'kg' | 'liter' | 'pcs' | 'pack';
  readonly coats: number;
  /** Millimetres that it is stated for; null where it says none. */
  readonly thickness: Exact | null;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
/** '3,5 kg / m²', '79 / m²', '5.6 pieces per m²'. */
const NEED = new RegExp(`${NUMBER} *(kg|l|liter|litres?|keping|pieces?|pcs)? *(?:/|per) *m²`, 'i');
/** '12 m² / sak', '10 m² per kg', '60 m² of ceiling per 20 kg', '5 m², 6 mm notch'. */
const COVERAGE = new RegExp(
  `${NUMBER} *m²(?:[^/\\d,]*?(?:/|per) *(?:${NUMBER} *)?(kg|l\\b|liter|litres?|sak|bag|set|roll|pail|galon|gallon|tub))?`,
  'i',
);
const THICKNESS = new RegExp(`(?:@|pada|at) *${NUMBER} *mm`, 'i');

const numberOf = (text: string): Exact => thousandths(Math.round(Number(text.replace(',', '.')) * 1_000));

/** The rate in a text such as 'Daya sebar: 10 m² per kg'; null: it says none. */
export function rateIn(text: string): OwnRate | null {
  const thick = THICKNESS.exec(text)?.[1];
  const coats = /dua lapis|two coats/i.test(text) ? 2 : /tiga lapis|three coats/i.test(text) ? 3 : 1;
  const shared = { coats, thickness: thick === undefined ? null : numberOf(thick) };
  const need = NEED.exec(text);
  if (need !== null) {
    const [, amount = '0', unit = 'pcs'] = need;
    return Number(amount.replace(',', '.')) > 0 ? { ...shared, amount: numberOf(amount), unit: unitOf(unit) } : null;
  }
  const [, area, per = '1', unit = 'pack'] = COVERAGE.exec(text) ?? [];
  if (area === undefined || Number(area.replace(',', '.')) <= 0) return null;
  return { ...shared, amount: over(numberOf(per), numberOf(area)), unit: unitOf(unit) };
}

function unitOf(word: string): OwnRate['unit'] {
  if (/^kg$/i.test(word)) return 'kg';
  if (/^l/i.test(word)) return 'liter';
  return /^(keping|pieces?|pcs)$/i.test(word) ? 'pcs' : 'pack';
}

const LABELS = /^(daya sebar|coverage|kebutuhan|consumption)$/i;

/** What a product states of its need: in its attributes before its key facts, which are shorter. */
export function statedRate(product: {
  readonly facts: readonly string[];
  readonly attributes: readonly { readonly label: string; readonly value: string }[];
}): OwnRate | null {
  const texts = [...product.attributes.filter(({ label }) => LABELS.test(label)).map(({ value }) => value), ...product.facts];
  return texts.reduce<OwnRate | null>((found, text) => found ?? rateIn(text), null);
}

/**
 * So much of a product for a work, by its own statement. @param packContent what its largest variant holds, in `unit`
 * @returns the amount and the rate for a square metre as this work has it; null where the statement is in another unit
 */
export function ownAmount(
  { amount, unit, coats, thickness }: OwnRate,
  use: OwnUse,
  needUnit: string,
  packContent: Exact | null,
): { readonly amount: Exact; readonly rate: Exact } | null {
  if (unit !== 'pack' && unit !== needUnit) return null;
  const base = unit === 'pack' ? (packContent === null ? null : times(amount, packContent)) : amount;
  if (base === null) return null;
  const stated = thickness ?? use.statedThickness;
  const thicker = use.thickness === undefined || stated === undefined ? exact(1) : over(use.thickness, stated);
  const layers = use.coats === undefined ? exact(1) : over(use.coats, exact(coats));
  const rate = times(base, thicker, layers);
  return { amount: times(use.area, rate), rate };
}
