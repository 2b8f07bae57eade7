import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, target, type, weight } from '#ui/theme/tokens.ts';

/** Folded above the text on phones. */
export const folded = style({
  paddingInline: space[16],
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': { [media.desktop]: { display: 'none' } },
});
export const unframed = style({ border: 0 });

/** Beside the text where there is room, in sight all the way down. */
export const beside = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', position: 'sticky', top: '160px', alignSelf: 'start' } },
});
export const title = style({ ...type[14], paddingBottom: space[8], fontWeight: weight.semibold, color: color.ink2 });
export const list = style({ '@media': { [media.desktop]: { borderLeft: `2px solid ${color.line}` } } });
export const entry = style({
  ...type[14],
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.ink,
  textDecoration: 'none',
  '@media': {
    [media.desktop]: { minHeight: target.sm, paddingInline: space[16] },
    [media.hover]: { selectors: { '&:hover': { color: color.brand, textDecoration: 'underline' } } },
  },
});
