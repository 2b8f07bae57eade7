import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { weight as fontWeight, media, space, type } from '#ui/theme/tokens.ts';

const idle = '[data-idle] &';
/* Where text is small enough beside the screen to be cut without losing what tells goods apart. */
const fits = '(min-width: 20em)';

/*
 * Phones: tick, picture and words beside the bin, then the stepper and the sum, then notes; no higher than 120 px without notes. From tablets
 * on all stand in one row. The lower padding holds the tag of an edit that waits.
 */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '44px 54px minmax(0, 1fr) auto',
  gridTemplateAreas: '"tick picture words remove" "tick controls controls controls" "notes notes notes notes"',
  columnGap: space[8],
  alignItems: 'start',
  padding: `6px ${space[12]} 14px 0`,
  borderBottom: `1px solid ${color.line}`,
  scrollMarginBlock: '180px',
  selectors: { '&:last-child': { borderBottom: 0 }, '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '44px 96px minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"tick picture words controls remove" "tick picture notes notes notes"',
      columnGap: space[16],
      padding: `${space[16]} ${space[16]} 20px ${space[4]}`,
    },
  },
});

/* The whole height beside the line takes the tap. */
export const tick = style({ gridArea: 'tick', alignSelf: 'stretch', padding: `${space[16]} 0 0 11px`, gap: 0 });

export const picture = style({
  gridArea: 'picture',
  width: '100%',
  selectors: { [idle]: { filter: 'grayscale(1)', opacity: 0.55 } },
});

export const words = style({
  gridArea: 'words',
  minWidth: 0,
  minHeight: '54px',
  '@media': { [media.tablet]: { minHeight: 0 } },
});
export const name = style({
  ...type[14],
  lineHeight: '1.125rem',
  display: 'block',
  fontWeight: fontWeight.semibold,
  color: color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { [idle]: { color: color.ink2 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.brand, textDecoration: 'underline' } } },
    [fits]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
    [media.tablet]: { ...type[16], display: 'block', paddingBlock: '2px', overflow: 'visible' },
  },
});
export const variant = style({
  ...type[14],
  lineHeight: '1.125rem',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  color: color.ink2,
  '@media': { [fits]: { flexWrap: 'nowrap' }, [media.tablet]: { ...type[14], flexWrap: 'wrap' } },
});
export const variantName = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [fits]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    [media.tablet]: { whiteSpace: 'normal' },
  },
});
export const off = style({ flexShrink: 0, fontWeight: fontWeight.semibold, color: color.brand });
export const remove = style({
  gridArea: 'remove',
  width: '44px',
  height: '44px',
  margin: '-4px -8px 0 0',
  '@media': { [media.tablet]: { margin: '-4px' } },
});

export const controls = style({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[8],
  '@media': { [media.tablet]: { flexWrap: 'nowrap', gap: space[24] } },
});
/* Narrower beside a long sum. */
export const stepper = style({
  flex: '1 1 116px',
  minWidth: 0,
  maxWidth: '146px',
  height: '44px',
  '@media': { [media.tablet]: { flex: 'none', maxWidth: 'none', height: '48px' } },
});
export const sum = style({
  marginLeft: 'auto',
  textAlign: 'end',
  '@media': { [media.tablet]: { width: '9.5rem' } },
});
export const sumPrice = style({ justifyContent: 'flex-end', lineHeight: '1.375rem' });
export const unitPrice = style({ ...type[13], whiteSpace: 'nowrap', color: color.ink2 });
const wide = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
/* A phone's line says how much is taken off, and the product's page from what. */
export const original = style([wide, { ...type[14], color: color.ink3 }]);
export const weight = style([wide, { ...type[14], color: color.ink2 }]);

export const notes = style({
  gridArea: 'notes',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  marginLeft: '52px',
  ...type[14],
  '@media': { [media.tablet]: { marginLeft: 0 } },
});
globalStyle(`${notes} > *`, { marginTop: space[8] });
/* In the line's lower padding: it comes and goes while fingers work on the lines below, which must not move under them. */
export const queued = style({});
globalStyle(`${notes} > ${queued}`, {
  maxWidth: 'none',
  height: '14px',
  margin: `0 -${space[12]} -14px -${space[32]}`,
  padding: 0,
  fontSize: type[13].fontSize,
  lineHeight: '14px',
  whiteSpace: 'nowrap',
  backgroundColor: 'transparent',
});
export const shortage = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const take = style({ minHeight: '44px' });
export const warning = style({ ...type[14], color: color.warn, fontWeight: fontWeight.semibold });
export const explanation = style({ color: color.sea, fontWeight: fontWeight.medium, selectors: { '&:empty': { display: 'none' } } });
export const hint = style({ color: color.ink2 });
/* On a phone only read out, and said where a quantity was corrected: how goods are sold is normal, and their page says it. */
export const rule = style([
  hint,
  {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    '@media': { [media.tablet]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
  },
]);

export const all = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  paddingInline: `11px ${space[12]}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { paddingInline: `15px ${space[16]}` } },
});
export const allCount = style({ ...type[14], color: color.ink2 });

export const groupHead = style({ padding: `${space[12]} ${space[16]}`, borderBottom: `1px solid ${color.line}` });
export const groupNote = style({ ...type[14], color: color.ink2 });
export const unavailable = style([
  line,
  {
    gridTemplateColumns: '54px minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture words remove"',
    paddingLeft: space[16],
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '96px minmax(0, 1fr) auto',
        gridTemplateAreas: '"picture words remove"',
        paddingLeft: space[16],
      },
    },
  },
]);
