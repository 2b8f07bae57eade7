import { globalStyle, style } from '@vanilla-extract/css';
import { floating } from '../css/floating.ts';
import { color } from '../theme/contract.css.ts';
import { space } from '../theme/tokens.ts';
import { control } from './Field.css.ts';

/* Newer than the style types know. */
const customizable: string = 'base-select';
const appearance = customizable as 'auto';

export const select = style([
  control,
  {
    appearance: 'none',
    paddingRight: '44px',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: { '&:disabled': { opacity: 1 } },
    '@supports': { '(appearance: base-select)': { appearance, alignItems: 'center' } },
  },
]);

export const chevron = style({ flexShrink: 0, marginLeft: '-36px', marginRight: space[12], color: color.ink2, pointerEvents: 'none' });

const rich = '(appearance: base-select)';
globalStyle(`${select}::picker(select)`, {
  '@supports': {
    [rich]: {
      appearance,
      maxHeight: '250px',
      marginBlock: space[4],
      padding: 0,
      color: color.ink,
      ...floating,
    },
  },
});
globalStyle(`${select}::picker-icon`, { '@supports': { [rich]: { display: 'none' } } });
globalStyle(`${select} option`, { '@supports': { [rich]: { minHeight: '40px', alignItems: 'center', paddingInline: space[12] } } });
globalStyle(`${select} option:hover, ${select} option:focus-visible`, {
  '@supports': { [rich]: { backgroundColor: color.sunken, outlineOffset: '-2px' } },
});
globalStyle(`${select} option::checkmark`, { '@supports': { [rich]: { order: 1, marginLeft: 'auto', color: color.brand } } });
