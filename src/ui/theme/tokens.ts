/** Raw values of the design; everything outside `theme/` asks for them by name. Lengths are CSS strings. */

export const light = {
  bg: '#FAF8F5',
  surface: '#FFFFFF',
  sunken: '#F1EEE9',
  ink: '#1B1A17',
  ink2: '#57524A',
  ink3: '#6E685E',
  line: '#DDD7CE',
  controlBorder: '#8C8478',
  brand: '#B23A16',
  brandHover: '#942E0F',
  brandSoft: '#FCE9E1',
  onBrand: '#FFFFFF',
  sea: '#0B5E63',
  seaSoft: '#DDF0EF',
  ok: '#1E7043',
  okSoft: '#E0F2E6',
  warn: '#8A5300',
  warnSoft: '#FDF0D5',
  bad: '#B3182D',
  badSoft: '#FBE4E6',
  onBad: '#FFFFFF',
  survey: '#F6C343',
  onSurvey: '#1B1A17',
  scrimmed: '#767472',
  shadow: '0 2px 4px rgb(27 26 23 / 6%), 0 8px 28px rgb(27 26 23 / 12%)',
} as const;

export type ThemeToken = keyof typeof light;

export const dark: Record<ThemeToken, string> = {
  bg: '#141311',
  surface: '#1D1B18',
  sunken: '#0E0D0C',
  ink: '#F5F1EA',
  ink2: '#BDB5A8',
  ink3: '#9C9487',
  line: '#38342D',
  controlBorder: '#7F776B',
  brand: '#FF8A5C',
  brandHover: '#FFA27C',
  brandSoft: '#3A1E13',
  onBrand: '#2A0F04',
  sea: '#5CC4C0',
  seaSoft: '#0F2E30',
  ok: '#6BCB91',
  okSoft: '#12301F',
  warn: '#F0B44C',
  warnSoft: '#33240A',
  bad: '#FF8A93',
  badSoft: '#3A1418',
  onBad: '#2C070B',
  survey: '#F6C343',
  onSurvey: '#1B1A17',
  scrimmed: '#11100E',
  shadow: '0 2px 4px rgb(0 0 0 / 40%), 0 8px 28px rgb(0 0 0 / 55%)',
};

/**
 * The sun mode: for a screen that is read in glare. All text stands on its grounds with 7:1 at least (`tokens.test.ts`), and
 * lines are as dark as text.
 */
export const sunLight: Record<ThemeToken, string> = {
  ...light,
  bg: '#FFFFFF',
  sunken: '#F4F4F4',
  ink: '#000000',
  ink2: '#2B2823',
  ink3: '#3D3932',
  line: '#6E685E',
  controlBorder: '#2B2823',
  brand: '#84250A',
  brandHover: '#6A1D07',
  brandSoft: '#FFF1EB',
  sea: '#064A4E',
  seaSoft: '#ECFAF9',
  ok: '#0D4F2B',
  okSoft: '#EBFAF1',
  warn: '#5E3800',
  warnSoft: '#FFF7E5',
  bad: '#8A0F21',
  badSoft: '#FFF0F1',
  onSurvey: '#000000',
  scrimmed: '#767676',
};

/** The same where the phone asks for dark colours. */
export const sunDark: Record<ThemeToken, string> = {
  ...dark,
  bg: '#000000',
  surface: '#000000',
  sunken: '#141414',
  ink: '#FFFFFF',
  ink2: '#E6E0D6',
  ink3: '#CFC8BC',
  line: '#9C9487',
  controlBorder: '#E6E0D6',
  brand: '#FFA685',
  brandHover: '#FFBFA6',
  brandSoft: '#2A140A',
  onBrand: '#1A0800',
  sea: '#7FDDD9',
  seaSoft: '#061F20',
  ok: '#8FE0B0',
  okSoft: '#0A2015',
  warn: '#FFCB73',
  warnSoft: '#241900',
  bad: '#FFB0B6',
  badSoft: '#2B0D10',
  onBad: '#1F0407',
  onSurvey: '#000000',
  scrimmed: '#000000',
};

/** How much larger all type is in the sun mode: the smallest step of the scale becomes 16 px. */
export const sunScale = 16 / 13;

/** Behind a modal; `scrimmed` above is this over `bg`. A plain value, because older engines do not hand custom properties to `::backdrop`. */
export const scrim = 'rgb(14 13 12 / 56%)';

export const space = { 0: '0', 4: '4px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 32: '32px', 48: '48px', 64: '64px' } as const;

export const radius = { input: '4px', card: '8px', sheet: '16px', pill: '999px' } as const;

/** Size and line height of one step of the scale; rem, so that a reader's own text size counts. */
export const type = {
  13: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
  14: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  16: { fontSize: '1rem', lineHeight: '1.5rem' },
  18: { fontSize: '1.125rem', lineHeight: '1.625rem' },
  22: { fontSize: '1.375rem', lineHeight: '1.75rem' },
  28: { fontSize: '1.75rem', lineHeight: '2.125rem' },
  36: { fontSize: '2.25rem', lineHeight: '2.625rem' },
} as const;

export const weight = { regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800 } as const;

/** Lower bounds in CSS pixels. */
const breakpoint = { phone: 0, largePhone: 480, tablet: 768, desktop: 1024, wide: 1240 } as const;

/** Media conditions for `'@media'` keys. */
export const media = {
  phone: `(max-width: ${breakpoint.largePhone - 0.02}px)`,
  largePhone: `(min-width: ${breakpoint.largePhone}px)`,
  belowTablet: `(max-width: ${breakpoint.tablet - 0.02}px)`,
  tablet: `(min-width: ${breakpoint.tablet}px)`,
  desktop: `(min-width: ${breakpoint.desktop}px)`,
  wide: `(min-width: ${breakpoint.wide}px)`,
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  lively: '(prefers-reduced-motion: no-preference)',
} as const;

export const duration = { fast: '120ms', base: '160ms', slow: '200ms' } as const;
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';

export const layer = { raised: 1, sticky: 10, popover: 20, toast: 40 } as const;

/** Smallest comfortable touch target, and the smaller one for dense rows with space around. */
export const target = { md: '48px', sm: '40px' } as const;

export const contentWidth = `${breakpoint.wide}px`;

/** Of the navigation at the lower edge of phones; grows with the reader's text size. */
export const bottomBarHeight = 'calc(42px + 1.125rem)';
