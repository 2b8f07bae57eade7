import type { OrderUnit } from './types.ts';

const ALIASES: Readonly<Record<OrderUnit, string>> = {
  sak: 'sak zak sk zk sag karung krg bag bags zaks saks sack sacks',
  batang: 'batang btg btang btng lonjor lonjoran ljr bar bars',
  lembar: 'lembar lbr lmbr lb keping kpg sheet sheets',
  dus: 'dus doos dos box boxes kotak ktk karton krtn',
  m3: 'm3 kubik kbk kibik cbm',
  m2: 'm2 persegi',
  roll: 'roll rol rl gulung rolls',
  galon: 'galon gallon gallons gln tub tubs',
  pail: 'pail pails ember peil',
  kaleng: 'kaleng klg can cans',
  pcs: 'pcs pc biji bj bji buah bh butir btr unit units piece pieces',
  set: 'set sets pasang psg',
  ton: 'ton tons',
  kg: 'kg kgs kilo kilos kilogram kilograms',
  gram: 'gram grams gr',
  liter: 'liter liters litre litres ltr lt l',
  m: 'm meter meters metre metres mtr',
  rit: 'rit ret trip truk truck dt engkel colt coltdiesel pickup l300',
  ikat: 'ikat iket',
  kodi: 'kodi',
};

const units = new Map(Object.entries(ALIASES).flatMap(([unit, aliases]) => aliases.split(' ').map(alias => [alias, unit as OrderUnit])));
/** Units of twelve: their quantity is counted in pieces. */
const DOZENS = ['lusin', 'lsn', 'dozen'];

/** The unit that a word means, with how many of it one is; undefined for any other word. */
export function unitOf(word: string): { readonly unit: OrderUnit; readonly times: number } | undefined {
  const plain = word.replace(/\.$/, '');
  if (DOZENS.includes(plain)) return { unit: 'pcs', times: 12 };
  const unit = units.get(plain);
  return unit === undefined ? undefined : { unit, times: 1 };
}

/** 'sesak', 'sekubik', 'selusin': one of a unit. */
export function oneOf(word: string): { readonly unit: OrderUnit; readonly times: number } | undefined {
  return /^se\p{L}{3,}\.?$/u.test(word) ? unitOf(word.slice(2)) : undefined;
}

/** Units of which it is not fixed how much they hold. */
export const isNotFixed = (unit: OrderUnit): boolean => unit === 'rit' || unit === 'ikat' || unit === 'kodi';

/** Measures that are also sizes of goods: they are a quantity only where nothing better is. The first beat the later ones. */
const MEASURES: readonly (readonly OrderUnit[])[] = [['ton'], ['kg', 'gram', 'liter', 'm']];
/** 0 for units that goods are sold by, higher for measures that may be a size. */
export const measureRank = (unit: OrderUnit): number => MEASURES.findIndex(own => own.includes(unit)) + 1;
