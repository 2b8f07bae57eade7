import type { I18n } from '@lingui/core';
import { countedUnit, partsOf } from '#lib/sold-unit.ts';
import { decimalMark, formatNumber } from './formats.ts';
import { unitWord } from './unit-words.ts';
import { languageOf } from './use-language.ts';

/** Whether the sold unit is a part of the one that people count in. */
export const isInParts = (sold: string): boolean => partsOf(sold) > 1;

/** '3 bags', and of half units what they hold: '2 kg', '2.5 m³', '½ m³'. @param quantity sold units */
export function quantityWords(i18n: I18n, quantity: number, sold: string): string {
  if (isInParts(sold) && quantity === 1) return unitWord(i18n, sold);
  return `${formatNumber(quantity / partsOf(sold), languageOf(i18n.locale))} ${unitWord(i18n, countedUnit(sold), quantity)}`;
}

/** A quantity where its unit is clear: '3'. Of half units it says what they hold, as {@link quantityWords} does. */
export function countWords(i18n: I18n, quantity: number, sold: string): string {
  return isInParts(sold) ? quantityWords(i18n, quantity, sold) : formatNumber(quantity, languageOf(i18n.locale));
}

/** How half units come to their content, small beside it: '4 × ½ kg'. */
export function partsWords(i18n: I18n, quantity: number, sold: string): string {
  return `${formatNumber(quantity, languageOf(i18n.locale))} × ${unitWord(i18n, sold)}`;
}

/** How a `Stepper` shows and reads quantities of half units: by their content, with its unit beside it. Of other units nothing is to say. */
export function stepperUnit(i18n: I18n, sold: string): { parts?: number; decimal?: string; suffix?: string } {
  if (!isInParts(sold)) return {};
  return { parts: partsOf(sold), decimal: decimalMark(languageOf(i18n.locale)), suffix: unitWord(i18n, countedUnit(sold)) };
}
