import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { space, type, weight } from '../theme/tokens.ts';

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  // The unit stays beside its amount; what was before, and the tag, may go below.
  whiteSpace: 'nowrap',
});

export const amount = recipe({
  base: { fontWeight: weight.bold, letterSpacing: '-0.01em' },
  variants: {
    // A product's own price with large text on a narrow phone: no wider than the screen, and wrapped before its unit where both don't fit.
    size: { sm: type[14], md: type[16], lg: { ...type[28], fontSize: `min(${type[28].fontSize}, 12vw)`, whiteSpace: 'normal' } },
    reduced: { true: { color: color.brand } },
  },
});

export const figure = style({ whiteSpace: 'nowrap' });

export const unit = style({ ...type[13], whiteSpace: 'nowrap', fontWeight: weight.regular, letterSpacing: 0, color: color.ink2 });

export const before = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], maxWidth: '100%' });

export const original = style({ ...type[13], color: color.ink3, textDecorationThickness: '1px', whiteSpace: 'nowrap' });

/* A square-cut price tag: corners cut on the string's side, with the hole punched out. */
export const tag = style({
  ...type[13],
  display: 'inline-block',
  paddingLeft: '15px',
  paddingRight: '6px',
  fontWeight: weight.bold,
  color: color.onSurvey,
  whiteSpace: 'nowrap',
  background: `radial-gradient(circle 2px at 8px 50%, transparent 1.8px, ${color.survey} 2.4px)`,
  clipPath: 'polygon(6px 0, 100% 0, 100% 100%, 6px 100%, 0 10px, 0 6px)',
});
