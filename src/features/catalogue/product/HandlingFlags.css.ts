import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { space, type, weight } from '#ui/theme/tokens.ts';

export const list = style({ display: 'grid', gap: space[12], marginTop: space[8] });
export const flag = style({ paddingLeft: space[12], borderLeft: `4px solid ${color.survey}` });
export const title = style({ fontWeight: weight.semibold });
export const text = style({ ...type[14], margin: 0, color: color.ink2 });
