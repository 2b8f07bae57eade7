import type { I18n } from '@lingui/core';
import { isInParts, partsWords, quantityWords } from './quantity-words.ts';

/** The quantity of an order's line: '3 bags', '2 kg (4 × ½ kg)', since prices stand for one sold unit. */
export function lineQuantityWords(i18n: I18n, quantity: number, sold: string): string {
  const words = quantityWords(i18n, quantity, sold);
  return isInParts(sold) ? `${words} (${partsWords(i18n, quantity, sold)})` : words;
}
