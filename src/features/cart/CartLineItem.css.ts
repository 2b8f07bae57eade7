import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { weight as fontWeight, media, space, type } from '#ui/theme/tokens.ts';

const idle = '[data-idle] &';

/* Phones: picture and words beside the bin, then the stepper and the sum, then notes. From tablets on all stand in one row. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words remove" "controls controls controls" "notes notes notes"',
  columnGap: space[12],
  alignItems: 'start',
  padding: `${space[16]} ${space[16]} 20px`,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '96px minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"picture words controls remove" "picture notes notes notes"',
      columnGap: space[16],
    },
  },
});

export const picture = style({
  gridArea: 'picture',
  width: '100%',
  selectors: { [idle]: { filter: 'grayscale(1)', opacity: 0.55 } },
});

export const words = style({ gridArea: 'words', minWidth: 0 });
export const name = style({
  display: 'block',
  paddingBlock: '2px',
  fontWeight: fontWeight.semibold,
  color: color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { [idle]: { color: color.ink2 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.brand, textDecoration: 'underline' } } } },
});
export const variant = style({ ...type[14], color: color.ink2, marginBottom: space[4] });
export const remove = style({ gridArea: 'remove', margin: '-4px' });

export const controls = style({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginTop: space[12],
  '@media': { [media.tablet]: { flexWrap: 'nowrap', gap: space[24], marginTop: 0 } },
});
export const sum = style({
  marginLeft: 'auto',
  textAlign: 'end',
  '@media': { [media.tablet]: { width: '9.5rem' } },
});
export const sumPrice = style({ justifyContent: 'flex-end' });
export const weight = style({ ...type[14], color: color.ink2 });

export const notes = style({
  gridArea: 'notes',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  ...type[14],
});
globalStyle(`${notes} > *`, { marginTop: space[8] });
/* In the line's lower padding: it comes and goes while fingers work on the lines below, which must not move under them. */
export const queued = style({});
globalStyle(`${notes} > ${queued}`, {
  maxWidth: `calc(100% + ${space[16]})`,
  margin: `2px -${space[16]} -18px 0`,
  padding: 0,
  backgroundColor: 'transparent',
});
export const shortage = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] });
export const take = style({ minHeight: '44px' });
export const warning = style({ color: color.warn, fontWeight: fontWeight.semibold });
export const explanation = style({ color: color.sea, fontWeight: fontWeight.medium, selectors: { '&:empty': { display: 'none' } } });
export const hint = style({ color: color.ink2 });
