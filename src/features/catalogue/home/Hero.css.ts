import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space } from '#ui/theme/tokens.ts';

export const hero = style({ backgroundColor: color.surface });
export const inner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { paddingBlock: space[24] } },
});
export const title = style({ maxWidth: '44ch' });
export const text = style({ maxWidth: '60ch', color: color.ink2 });
/* The menu row says the same where there is room for it. */
export const browse = style({ marginTop: space[8], '@media': { [media.tablet]: { selectors: { '&&': { display: 'none' } } } } });

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
