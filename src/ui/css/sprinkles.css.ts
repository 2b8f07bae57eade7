import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { color } from '../theme/contract.css.ts';
import { media, space, type, weight } from '../theme/tokens.ts';

/* Every value is a class that ships: add one only when a second place asks for it. */

const gaps = { 0: space[0], 4: space[4], 8: space[8], 12: space[12], 16: space[16], 24: space[24], 32: space[32] };

const responsive = defineProperties({
  conditions: { phone: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block', 'flex', 'inline-flex', 'grid'],
    flexDirection: ['row', 'column'],
    gap: gaps,
  },
});

const fixed = defineProperties({
  properties: {
    flexWrap: ['wrap'],
    flexGrow: [1],
    flexShrink: [0],
    alignItems: ['flex-start', 'center', 'baseline', 'flex-end'],
    justifyContent: ['center', 'space-between', 'flex-end'],
    padding: gaps,
    paddingBlock: gaps,
    paddingInline: gaps,
    marginTop: gaps,
    marginBottom: gaps,
    minWidth: [0],
    width: { full: '100%' },
    textAlign: ['center', 'end'],
    whiteSpace: ['nowrap'],
    fontWeight: { regular: weight.regular, medium: weight.medium, semibold: weight.semibold, bold: weight.bold },
    fontSize: { 13: type[13], 14: type[14], 16: type[16], 18: type[18], 22: type[22] },
    color: {
      ink: color.ink,
      ink2: color.ink2,
      ink3: color.ink3,
      brand: color.brand,
      sea: color.sea,
      ok: color.ok,
      warn: color.warn,
      bad: color.bad,
    },
  },
});

/** Classes for one-off layout and text: `sprinkles({ display: { phone: 'none', tablet: 'flex' }, gap: 12, color: 'ink2' })`. */
export const sprinkles = createSprinkles(responsive, fixed);
