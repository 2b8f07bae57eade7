import { globalFontFace } from '@vanilla-extract/css';
import { weight } from './tokens.ts';

const family = 'Plus Jakarta Sans Variable';
const fallback = 'Fallback';
const fallbackRoboto = 'Fallback Roboto';

globalFontFace(family, {
  src: "url('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2') format('woff2')",
  fontWeight: `${weight.regular} ${weight.heavy}`,
  fontStyle: 'normal',
  fontDisplay: 'optional',
});

/*
 * System faces stretched to the web font's metrics, so that a page set without it breaks its lines in the same places.
 * size-adjust = advance width of an Indonesian product text in Plus Jakarta Sans ÷ in the local face (Arial 400: 128,699 ÷ 124,735;
 * 700: 133,088 ÷ 132,148); ascent and descent = 1.038 and 0.222 em ÷ size-adjust. Android has no Arial: Roboto runs 0.8 % wider.
 * Liberation Sans has Arial's measures. It comes first because Linux, which has it, looks for each name in another process.
 */
globalFontFace(fallback, {
  src: "local('Liberation Sans'), local('Arial'), local('ArialMT')",
  fontWeight: '400',
  sizeAdjust: '103.2%',
  ascentOverride: '100.6%',
  descentOverride: '21.5%',
  lineGapOverride: '0%',
});
globalFontFace(fallback, {
  src: "local('Liberation Sans Bold'), local('Arial Bold'), local('Arial-BoldMT')",
  fontWeight: '700',
  sizeAdjust: '100.7%',
  ascentOverride: '103.1%',
  descentOverride: '22%',
  lineGapOverride: '0%',
});
globalFontFace(fallbackRoboto, {
  src: "local('Roboto'), local('Roboto-Regular')",
  fontWeight: '400',
  sizeAdjust: '102.4%',
  ascentOverride: '101.4%',
  descentOverride: '21.7%',
  lineGapOverride: '0%',
});
globalFontFace(fallbackRoboto, {
  src: "local('Roboto Bold'), local('Roboto-Bold')",
  fontWeight: '700',
  sizeAdjust: '102.4%',
  ascentOverride: '101.4%',
  descentOverride: '21.7%',
  lineGapOverride: '0%',
});

/** Fonts that every phone has. */
export const fallbackFamily = `'${fallback}', '${fallbackRoboto}', system-ui, sans-serif`;
export const fontFamily = `'${family}', ${fallbackFamily}`;
