import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Colours (and the one shadow) by mutation; each is a custom property of the document. */
export const color = createGlobalThemeContract({
  bg: 'bg',
  surface: 'surface',
  sunken: 'sunken',
  ink: 'ink',
  ink2: 'ink2',
  ink3: 'ink3',
  line: 'line',
  controlBorder: 'control-border',
  brand: 'brand',
  brandHover: 'brand-hover',
  brandSoft: 'brand-soft',
  onBrand: 'on-brand',
  sea: 'sea',
  seaSoft: 'sea-soft',
  ok: 'ok',
  okSoft: 'ok-soft',
  warn: 'warn',
  warnSoft: 'warn-soft',
  bad: 'bad',
  badSoft: 'bad-soft',
  onBad: 'on-bad',
  survey: 'survey',
  onSurvey: 'on-survey',
  scrimmed: 'scrimmed',
  shadow: 'shadow',
});

/** Insets of the display's cut-outs; 0 where there are none. */
export const safeArea = createGlobalThemeContract({ top: 'safe-top', right: 'safe-right', bottom: 'safe-bottom', left: 'safe-left' });
