import { globalStyle, style } from '@vanilla-extract/css';
import { rail as rows } from '#ui/patterns/shelf.css.ts';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

/* In em, so that enlarged text goes below the picture again instead of out of it. */
const roomy = '(min-width: 48em)';

export const rail = style([
  rows,
  {
    gridAutoColumns: '80%',
    scrollSnapType: 'x mandatory',
    '@media': {
      [media.tablet]: { gridAutoColumns: '72%' },
      [media.desktop]: { gridAutoColumns: 'calc((100% - 16px) / 2)' },
    },
  },
]);
globalStyle(`section:has(${rail})`, { '@media': { print: { display: 'none' } } });
export const place = style({ minWidth: 0, scrollSnapAlign: 'start' });
export const banner = style({
  position: 'relative',
  display: 'flex',
  minHeight: '88px',
  height: '100%',
  overflow: 'hidden',
  color: color.ink,
  textDecoration: 'none',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.controlBorder } } } },
});

/* The subject stands in the right half; the left one is kept free for words. On a phone that half alone is seen, beside them. */
export const picture = style({
  selectors: { '&&': { order: 1, flex: '0 0 42%', aspectRatio: 'auto' } },
  '@media': { [roomy]: { selectors: { '&&': { flexBasis: '100%', aspectRatio: '5 / 2' } } } },
});
globalStyle(`${picture} img`, { objectPosition: '100% 100%' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space[4],
  padding: space[12],
  // The picture's ground is light in both themes.
  '@media': {
    [roomy]: {
      position: 'absolute',
      inset: '0 auto 0 0',
      width: '50%',
      justifyContent: 'flex-start',
      padding: space[24],
      color: color.onSurvey,
    },
  },
});
export const title = style({ ...type[14], fontWeight: weight.bold, '@media': { [roomy]: type[18], [media.desktop]: type[22] } });
export const text = style({ ...type[14], display: 'none', '@media': { [roomy]: { display: 'inline' } } });
export const more = style({
  ...type[14],
  marginTop: 'auto',
  fontWeight: weight.semibold,
  color: color.sea,
  '@media': { [roomy]: { marginTop: space[8], color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
