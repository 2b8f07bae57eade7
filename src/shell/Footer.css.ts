import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { contentWidth, media, radius, space, type, weight } from '#ui/theme/tokens.ts';

/** Laid out when it comes near: it is a twelfth of a page and the last thing of it. */
export const footer = style({
  marginTop: space[48],
  backgroundColor: color.sunken,
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 960px',
  '@media': { [media.desktop]: { containIntrinsicHeight: 'auto 400px' } },
});

export const content = style({
  ...type[14],
  maxWidth: `calc(${contentWidth} + 2 * ${space[32]})`,
  minHeight: '320px',
  marginInline: 'auto',
  padding: `${space[32]} ${space[16]}`,
  color: color.ink2,
  '@media': { [media.desktop]: { padding: `${space[48]} ${space[32]} ${space[24]}` } },
});

export const columns = style({
  display: 'grid',
  gap: space[32],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: '2fr 1fr 1fr 2fr' },
  },
});

export const about = style({ display: 'grid', gap: space[12], alignContent: 'start', maxWidth: '44ch' });
export const title = style({ ...type[14], marginBottom: space[4], fontWeight: weight.bold, color: color.ink });
export const socials = style({ display: 'flex', gap: space[4], marginInlineStart: `-${space[12]}` });
export const social = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  color: color.ink2,
  borderRadius: radius.input,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.brand } } } },
});
export const link = style({
  display: 'flex',
  gap: space[8],
  alignItems: 'center',
  minHeight: '44px',
  color: color.ink2,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } },
});
export const logos = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginBottom: space[16] });
/* An image without its address yet has no shape of its own. */
export const logo = style({ display: 'block', width: '80px', aspectRatio: '160 / 64', borderRadius: radius.input, overflow: 'hidden' });
export const legal = style({ ...type[12], marginTop: space[32], color: color.ink3 });
