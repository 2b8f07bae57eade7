import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { duration, radius, space, target, type, weight } from '../theme/tokens.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minHeight: target.md,
  padding: space[12],
  cursor: 'pointer',
});

export const compact = style({ alignItems: 'center', paddingBlock: space[8], gap: space[8] });

export const radio = style({
  appearance: 'none',
  flexShrink: 0,
  width: '20px',
  height: '20px',
  marginBlock: '2px',
  backgroundColor: color.surface,
  border: `1.5px solid ${color.controlBorder}`,
  borderRadius: '50%',
  cursor: 'inherit',
  outline: 'none',
  transition: `border-width ${duration.fast}`,
  selectors: {
    '&:checked': { border: `6px solid ${color.brand}` },
    '&:disabled': { borderColor: color.line, backgroundColor: color.sunken },
  },
});

/* Drawn after the radio, so that plain sibling selectors can follow its state. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: radius.card,
  pointerEvents: 'none',
  selectors: {
    ':checked + &': { borderColor: color.brand, boxShadow: `inset 0 0 0 1px ${color.brand}` },
    ':focus-visible + &': { outline: `2px solid ${color.sea}`, outlineOffset: '2px' },
    ':disabled + &': { borderColor: color.line, borderStyle: 'dashed' },
  },
});

export const body = style({ flexGrow: 1, minWidth: 0, selectors: { ':disabled ~ &': { color: color.ink3 } } });
export const title = style({ display: 'block', fontWeight: weight.semibold });
export const compactTitle = style([title, type[14]]);
export const description = style({ ...type[14], display: 'block', color: color.ink2 });
export const reason = style({ ...type[14], display: 'block', color: color.ink2, fontWeight: weight.medium });
export const trailing = style({
  flexShrink: 0,
  maxWidth: '60%',
  marginLeft: 'auto',
  overflowWrap: 'anywhere',
  fontWeight: weight.semibold,
  selectors: { ':disabled ~ &': { color: color.ink3 } },
});
