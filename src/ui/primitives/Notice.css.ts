import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { radius, space, type, weight } from '../theme/tokens.ts';

/* The text stays ink on the tint; tone shows in the icon and the edge. */
export const notice = recipe({
  base: {
    ...type[14],
    display: 'flex',
    gap: space[12],
    padding: `${space[12]} ${space[16]}`,
    color: color.ink,
    borderRadius: radius.input,
    borderLeft: '4px solid',
  },
  variants: {
    tone: {
      info: { backgroundColor: color.seaSoft, borderColor: color.sea },
      ok: { backgroundColor: color.okSoft, borderColor: color.ok },
      warn: { backgroundColor: color.warnSoft, borderColor: color.warn },
      bad: { backgroundColor: color.badSoft, borderColor: color.bad },
    },
  },
});

export const icon = recipe({
  base: { flexShrink: 0, height: '1.25rem' },
  variants: { tone: { info: { color: color.sea }, ok: { color: color.ok }, warn: { color: color.warn }, bad: { color: color.bad } } },
});

export const body = style({ flexGrow: 1, minWidth: 0 });
export const title = style({ fontWeight: weight.bold });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginTop: space[8] });
