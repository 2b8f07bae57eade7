import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type, weight } from '#ui/theme/tokens.ts';

export const note = style({ display: 'flex', flexDirection: 'column', gap: space[16], borderColor: color.brand });
export const label = style({ ...type[14], color: color.ink2 });
export const deadline = style({ ...type[18], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' });
export const hint = style({ ...type[14], color: color.ink2 });

export const countdown = style({ display: 'flex', gap: space[8], marginTop: space[12] });
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minWidth: '72px',
  padding: `${space[8]} ${space[4]}`,
  backgroundColor: color.sunken,
  borderRadius: '8px',
});
export const digits = style({ ...type[22], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' });
export const unit = style({ ...type[12], color: color.ink2 });
export const passed = style({ color: color.bad, fontWeight: weight.semibold });

export const copyRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingTop: space[12],
  borderTop: `1px solid ${color.line}`,
});
export const copyValue = style({ ...type[18], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const copyButton = style({ flexShrink: 0, minHeight: '44px' });
