import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { contentWidth, light, media, radius, space, target, type, weight } from '#ui/theme/tokens.ts';

/** Laid out when it comes near: it is a twelfth of a page and the last thing of it. */
export const footer = style({
  marginTop: space[48],
  backgroundColor: color.sunken,
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 480px',
});

export const content = style({
  ...type[14],
  maxWidth: `calc(${contentWidth} + 2 * ${space[32]})`,
  minHeight: '160px',
  marginInline: 'auto',
  padding: `${space[24]} ${space[16]}`,
  color: color.ink2,
  '@media': { [media.desktop]: { padding: `${space[48]} ${space[32]} ${space[24]}` } },
});

export const columns = style({
  display: 'grid',
  '@media': {
    [media.tablet]: { gap: space[32], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: '2fr 1fr 1fr 2fr' },
  },
});

export const about = style({ display: 'grid', gap: space[12], alignContent: 'start', maxWidth: '44ch', paddingBottom: space[16] });
const title = style({ ...type[14], fontWeight: weight.bold, color: color.ink });

/*
 * On phones each part opens at a tap. From a tablet on all are open: the content is shown whatever the disclosure's state is, and what opens it
 * goes. Browsers before 2025 can't, and have the taps there too.
 */
export const fold = style({ borderTop: `1px solid ${color.line}`, '@media': { [media.tablet]: { border: 0 } } });
export const opener = style([
  title,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: target.md,
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);
export const chevron = style({ selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } } });
const always = 'selector(::details-content)';
globalStyle(`${fold}::details-content`, { '@media': { [media.tablet]: { contentVisibility: 'visible', height: 'auto' } } });
globalStyle(`${fold} > ${opener}`, { '@supports': { [always]: { '@media': { [media.tablet]: { display: 'none' } } } } });
/** The heading of a part that can't be folded. */
export const openTitle = style([
  title,
  { display: 'none', marginBottom: space[4], '@supports': { [always]: { '@media': { [media.tablet]: { display: 'block' } } } } },
]);
export const part = style({ paddingBottom: space[12] });
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
export const logo = style({
  display: 'block',
  width: '80px',
  aspectRatio: '160 / 64',
  borderRadius: radius.input,
  overflow: 'hidden',
  backgroundColor: light.surface,
});
export const legal = style({ ...type[13], marginTop: space[16], color: color.ink3 });
