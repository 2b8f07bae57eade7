import { colourNames } from './colours.ts';
import type { DrawingKind } from './kinds.ts';
import { traits } from './traits.ts';

/** The look of one variant of a product; empty where its drawing says nothing of it. */
export interface Look {
  /** Name of a colour, such as 'merah-maron'. */
  readonly colour: string;
  /** A word of those that the drawing knows, such as '2-tungku'. */
  readonly form: string;
  /** Amount and unit, such as '2.5l'. */
  readonly size: string;
}

export const plainLook: Look = { colour: '', form: '', size: '' };

const AMOUNT = /(\d+(?:[.,]\d+)*) ?(kg|gram|g|liter|l|ml|ampere|a|watt|w|mm|cm|m)(?![a-z²³])/g;
const SIZE = /^\d{1,5}(?:\.\d{1,2})?(kg|g|l|ml|a|w|mm|cm|m)$/;
const units: Readonly<Record<string, string>> = { gram: 'g', liter: 'l', ampere: 'a', watt: 'w' };

/** Words as keys hold them: 'Merah Maron' → 'merah-maron'. */
const dashed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The first of some words that a name in dashes, with one at either end, holds. */
const wordIn = (name: string, words: readonly string[]): string | undefined => words.find(each => name.includes(`-${each}-`));

function sizeIn(text: string, wanted: readonly string[]): string {
  for (const [, amount = '', unit = ''] of text.toLowerCase().matchAll(AMOUNT)) {
    const size = amount.replace(/\.(?=\d{3})/g, '').replace(',', '.') + (units[unit] ?? unit);
    if (wanted.includes(units[unit] ?? unit) && SIZE.test(size)) return size;
  }
  return '';
}

/**
 * Reads the look of a variant from its name and, where that leaves something open, from its product's (both Indonesian).
 * @returns a key for an address, such as 'putih_5kg'; empty where all variants look alike
 */
export function lookKey(kind: string, productName: string, variantName: string): string {
  const { colour, forms = [], sizes = [] } = traits[kind as DrawingKind] ?? {};
  // A list of 200 products asks this six hundred times: names are put into dashes once, and only where something is looked for in them.
  const words = colour === undefined && forms.length === 0 ? [] : [variantName, productName].map(name => `-${dashed(name)}-`);
  const first = (wanted: readonly string[]) => words.map(name => wordIn(name, wanted)).find(Boolean) ?? '';
  return keyOf({
    colour: colour === undefined ? '' : first(colourNames),
    form: forms.length === 0 ? '' : first(forms),
    size: sizes.length === 0 ? '' : sizeIn(variantName, sizes) || sizeIn(productName, sizes),
  });
}

/** The look that a key names, as far as this drawing can show it: whatever else an address says is ignored. */
export function readLook(kind: string, key: string): Look {
  const { colour, forms = [], sizes = [] } = traits[kind as DrawingKind] ?? {};
  const parts = key.split('_');
  return {
    colour: (colour !== undefined && parts.find(part => colourNames.includes(part))) || '',
    form: parts.find(part => forms.includes(part)) ?? '',
    size: parts.find(part => sizes.includes(SIZE.exec(part)?.[1] ?? '-')) ?? '',
  };
}

export const keyOf = ({ colour, form, size }: Look): string => [colour, form, size].filter(Boolean).join('_');

/** An amount as it is printed on a package: '2.5l' → '2,5 L'. */
export const printedSize = (size: string): string =>
  size
    .toUpperCase()
    .replace('.', ',')
    .replace(/(?=[A-Z])/, ' ');
