import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { radius, space, type } from '#ui/theme/tokens.ts';

export const page = style({ display: 'grid', gap: space[24], paddingBlock: space[24], alignContent: 'start' });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '64px',
  padding: `${space[12]} ${space[16]}`,
  color: color.ink,
  textDecoration: 'none',
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  selectors: { '&:hover': { borderColor: color.brand } },
});
export const words = style({ display: 'grid', flexGrow: 1, minWidth: 0 });
export const quiet = style({ ...type[14], color: color.ink2, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
