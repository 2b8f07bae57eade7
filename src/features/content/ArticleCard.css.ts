import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { duration, media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  transition: `border-color ${duration.base}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.controlBorder } } } },
});

/** Banners among the covers are wider than the frame; what they show stands on their right. */
export const cover = style({});
globalStyle(`${cover} img`, { objectPosition: '100% 50%' });

export const coverRoom = style({ selectors: { '&&': { aspectRatio: '16 / 9', borderRadius: 0 } } });

export const body = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: space[8], padding: space[16] });
export const title = style({ ...type[16], fontWeight: weight.bold, '@media': { [media.tablet]: type[18] } });

/** The link's touch surface is the whole card; its ring is drawn inside, since the card clips. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible::after': { outline: `2px solid ${color.sea}`, outlineOffset: '-3px', borderRadius: radius.card },
  },
});

export const summary = style({
  ...type[14],
  color: color.ink2,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});
export const facts = style({ ...type[14], marginTop: 'auto', paddingTop: space[4], color: color.ink2 });
export const tags = style({ ...type[13], fontWeight: weight.semibold, color: color.brand });
