import { style } from '@vanilla-extract/css';
import { color } from '../theme/contract.css.ts';
import { duration, radius, space, target, type } from '../theme/tokens.ts';

export const row = style({ display: 'flex', gap: space[12], minHeight: target.md, paddingBlock: space[12], cursor: 'pointer' });

export const dense = style({ minHeight: target.sm, paddingBlock: space[8] });

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '22px',
  height: '22px',
  marginBlock: '1px',
  backgroundColor: color.surface,
  border: `1.5px solid ${color.controlBorder}`,
  borderRadius: radius.input,
  cursor: 'inherit',
  transition: `background-color ${duration.fast}, border-color ${duration.fast}`,
  selectors: {
    '&::before': {
      content: '""',
      // 13 px square, and all of it border: forced colours paint over backgrounds, but show borders.
      borderStyle: 'solid',
      borderWidth: '6px 7px 7px 6px',
      borderColor: color.onBrand,
      clipPath: 'polygon(12% 45%, 0 58%, 40% 96%, 100% 20%, 87% 8%, 39% 70%)',
      transform: 'scale(0)',
    },
    '&:checked, &:indeterminate': { backgroundColor: color.brand, borderColor: color.brand },
    '&:checked::before': { transform: 'none' },
    '&:indeterminate::before': { transform: 'none', clipPath: 'inset(5px 1px)' },
    '&[aria-invalid="true"]': { borderColor: color.bad },
    '&:disabled': { backgroundColor: color.sunken, borderColor: color.line },
    '&:disabled:checked::before': { borderColor: color.ink3 },
  },
});

export const text = style({ minWidth: 0, flexGrow: 1, selectors: { ':disabled + &': { color: color.ink3, cursor: 'not-allowed' } } });

export const description = style({ ...type[14], display: 'block', color: color.ink2 });
export const error = style([description, { color: color.bad }]);
