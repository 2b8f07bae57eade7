import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { lineQuantityWords } from './line-quantity-words.ts';
import { countWords, quantityWords, stepperUnit } from './quantity-words.ts';

const words = { id: setupI18n({ locale: 'id', messages: { id: {} } }), en: setupI18n({ locale: 'en', messages: { en: {} } }) };

describe('quantities of half units', () => {
  it.each([
    [1, 'half_m3', '½ m³', '½ m³'],
    [2, 'half_m3', '1 m³', '1 m³'],
    [4, 'half_kg', '2 kg', '2 kg'],
    [5, 'half_m', '2,5 m', '2.5 m'],
    [2_501, 'half_kg', '1.250,5 kg', '1,250.5 kg'],
  ])('says what %d × %s hold', (quantity, unit, id, en) => {
    expect([quantityWords(words.id, quantity, unit), quantityWords(words.en, quantity, unit)]).toEqual([id, en]);
    expect(countWords(words.id, quantity, unit)).toBe(id);
  });

  it('tells beside it what the price stands for', () => {
    expect(lineQuantityWords(words.id, 4, 'half_kg')).toBe('2 kg (4 × ½ kg)');
    expect(lineQuantityWords(words.id, 1_500, 'm2')).toBe('1.500 m²');
  });

  it('leaves whole units as they are', () => {
    expect([quantityWords(words.id, 4, 'kg'), countWords(words.id, 1_250, 'kg')]).toEqual(['4 kg', '1.250']);
    expect(stepperUnit(words.id, 'kg')).toEqual({});
    expect(stepperUnit(words.en, 'half_m3')).toEqual({ parts: 2, decimal: '.', suffix: 'm³' });
  });
});
