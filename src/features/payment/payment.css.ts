import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { gap: space[24], paddingBlock: space[24] } },
});
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '44px',
  color: color.brand,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  '@media': { print: { display: 'none' } },
});
export const group = style({ display: 'flex', flexDirection: 'column', gap: space[12] });
export const buttons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  '@media': { [media.largePhone]: { flexDirection: 'row', flexWrap: 'wrap' } },
});
/* The room of a code with its caption and buttons: what is below it stays where it is when it arrives. */
export const code = style({ width: 'min(280px, 100%)', height: '394px', marginInline: 'auto' });
export const label = style({ ...type[14], color: color.ink2 });
export const hint = style({ ...type[14], color: color.ink2 });
export const stopped = style({ display: 'flex', alignItems: 'center', gap: space[8], ...type[18], fontWeight: weight.bold });
export const goods = style({ borderTop: `1px solid ${color.line}` });
export const more = style({ ...type[14], display: 'block', fontWeight: weight.regular, color: color.ink2 });
export const deadline = style({ ...type[18], fontWeight: weight.bold });

export const countdown = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[8], maxWidth: '420px' });
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${space[8]} ${space[4]}`,
  backgroundColor: color.sunken,
  borderRadius: radius.card,
});
export const digits = style({ ...type[28], fontWeight: weight.bold });
export const unit = style({ ...type[13], color: color.ink2 });

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingInlineStart: space[24],
  listStyle: 'decimal',
});
/* Of four steps under their heading. */
export const stepsRoom = style({ height: '220px' });
export const step = style({ paddingInlineStart: space[4], overflowWrap: 'anywhere' });

export const preview = style({
  display: 'flex',
  justifyContent: 'center',
  padding: space[8],
  backgroundColor: color.sunken,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
/* Room for a picture of any shape; what is below it stays where it is when it arrives. */
export const picture = style({ width: '100%', height: '280px', objectFit: 'contain' });
export const paper = style({ display: 'flex', alignItems: 'center', gap: space[12], width: '100%', padding: space[8], minHeight: '56px' });
export const fileWords = style({ minWidth: 0, overflowWrap: 'anywhere' });
