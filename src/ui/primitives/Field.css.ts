import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { duration, radius, space, target, type, weight } from '../theme/tokens.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0 });

export const label = style({ ...type[14], fontWeight: weight.semibold });

export const star = style({ color: color.bad });

export const hint = style({ ...type[14], color: color.ink2 });

export const error = style({ ...type[14], display: 'flex', gap: '6px', color: color.bad, fontWeight: weight.medium });

/** The first line's height, so that an icon sits on it whatever the text's length. */
export const errorIcon = style({ flexShrink: 0, height: '1.25rem' });

/** The frame around an input and its slots. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: target.md,
  backgroundColor: color.surface,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: radius.input,
  transition: `border-color ${duration.fast}, box-shadow ${duration.fast}`,
  selectors: {
    '&:hover': { borderColor: color.ink2 },
    '&:focus-within': { borderColor: color.sea, boxShadow: `0 0 0 1px ${color.sea}` },
    '&:has([aria-invalid="true"])': { borderColor: color.bad, boxShadow: `0 0 0 1px ${color.bad}` },
    '&:has(:disabled)': { backgroundColor: color.sunken, borderColor: color.line, color: color.ink3 },
  },
});

export const control = style({
  ...type[16],
  flexGrow: 1,
  width: '100%',
  minWidth: 0,
  minHeight: '46px',
  paddingBlock: space[8],
  paddingInline: space[12],
  background: 'none',
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  selectors: {
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
    // The browser's own cross is blue in the light theme.
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
    '&:autofill': { WebkitTextFillColor: color.ink, boxShadow: `inset 0 0 0 99px ${color.surface}` },
  },
});

export const area = style([control, { minHeight: '112px', resize: 'vertical' }]);

/* Over the frame, so that a control in it keeps its full target without making the field taller. */
export const slot = style({ display: 'flex', alignItems: 'center', flexShrink: 0, margin: '-1px', color: color.ink2 });
export const leadingSlot = style([slot, { paddingLeft: space[12] }]);
