import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, radius, space, target, type } from '#ui/theme/tokens.ts';

export const hero = style({ backgroundColor: color.surface });
export const inner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: `${space[16]} ${space[16]}`,
  '@media': { [media.tablet]: { paddingBlock: `${space[32]} ${space[32]}` } },
});
export const title = style({ maxWidth: '22ch' });
export const text = style({ maxWidth: '60ch', color: color.ink2 });
export const search = style({
  ...type[16],
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: target.md,
  marginTop: space[8],
  paddingInline: space[12],
  color: color.ink3,
  textDecoration: 'none',
  backgroundColor: color.bg,
  border: `1px solid ${color.controlBorder}`,
  borderRadius: radius.input,
  '@media': { [media.tablet]: { display: 'none' } },
});

/* Layers of ground as a survey draws them: topsoil, clay, rock, and the tape's ticks on top. */
export const strata = style({
  height: '18px',
  backgroundImage: [
    `linear-gradient(90deg, ${color.controlBorder} 1px, transparent 1px)`,
    `linear-gradient(90deg, ${color.controlBorder} 1px, transparent 1px)`,
    `linear-gradient(${color.survey} 0 6px, ${color.brand} 6px 12px, ${color.sea} 12px)`,
  ].join(', '),
  backgroundSize: '8px 3px, 40px 6px, 100% 100%',
  backgroundRepeat: 'repeat-x, repeat-x, no-repeat',
});
