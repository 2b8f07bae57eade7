import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import { radius, space, type, weight } from '../theme/tokens.ts';

const tones = {
  neutral: { color: color.ink2, backgroundColor: color.sunken },
  brand: { color: color.brand, backgroundColor: color.brandSoft },
  info: { color: color.sea, backgroundColor: color.seaSoft },
  ok: { color: color.ok, backgroundColor: color.okSoft },
  warn: { color: color.warn, backgroundColor: color.warnSoft },
  bad: { color: color.bad, backgroundColor: color.badSoft },
  survey: { color: color.onSurvey, backgroundColor: color.survey },
};

export const tag = recipe({
  base: {
    ...type[13],
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    maxWidth: '100%',
    paddingBlock: '2px',
    paddingInline: space[8],
    fontWeight: weight.semibold,
    borderRadius: radius.input,
  },
  variants: { tone: tones },
  defaultVariants: { tone: 'neutral' },
});

/* On the corner of the control that it stands in. */
const corner = {
  position: 'absolute',
  boxShadow: `0 0 0 2px ${color.surface}`,
  backgroundColor: color.bad,
  borderRadius: radius.pill,
} as const;

export const dot = style({ ...corner, top: '10px', right: '11px', width: '10px', height: '10px' });

export const badge = style({
  ...corner,
  top: space[4],
  right: '2px',
  minWidth: '18px',
  height: '18px',
  paddingInline: '5px',
  fontSize: '0.6875rem',
  lineHeight: '18px',
  fontWeight: weight.bold,
  textAlign: 'center',
  color: color.onBad,
});
