import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { space, type, weight } from '../theme/tokens.ts';

const state = (done: object, current: object, planned: object) => ({ state: { done, current, planned } });

export const step = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    gap: space[16],
    paddingBottom: space[24],
    selectors: {
      '&:last-child': { paddingBottom: 0 },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        top: '26px',
        bottom: '-2px',
        left: '11px',
        borderLeftWidth: '2px',
      },
    },
  },
  variants: state(
    { selectors: { '&::before': { borderLeftColor: color.ok, borderLeftStyle: 'solid' } } },
    { selectors: { '&::before': { borderLeftColor: color.controlBorder, borderLeftStyle: 'dashed' } } },
    { color: color.ink2, selectors: { '&::before': { borderLeftColor: color.controlBorder, borderLeftStyle: 'dashed' } } },
  ),
});

export const marker = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    border: '2px solid',
  },
  variants: state(
    { color: color.surface, backgroundColor: color.ok, borderColor: color.ok },
    { backgroundColor: color.surface, borderColor: color.brand, borderWidth: '7px' },
    { backgroundColor: color.surface, borderColor: color.controlBorder, borderStyle: 'dashed' },
  ),
});

export const body = style({ minWidth: 0, flexGrow: 1 });
export const title = recipe({ base: {}, variants: state({ fontWeight: weight.semibold }, { fontWeight: weight.bold }, {}) });
export const note = style({ ...type[14], color: color.ink2 });
