import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { media, space, type } from '#ui/theme/tokens.ts';

export const hero = style({ backgroundColor: color.surface });
export const inner = style({ paddingBlock: space[12], '@media': { [media.tablet]: { paddingBlock: space[24] } } });
export const title = style({ maxWidth: '44ch' });
/* One line whatever the place is called: it becomes known once the page is awake. */
export const text = style({
  ...type[14],
  overflow: 'hidden',
  color: color.ink2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { ...type[16], marginTop: space[8] } },
});

/* Layers of ground as a survey draws them: topsoil, clay, rock, and the tape's ticks on top. */
export const strata = style({
  height: '6px',
  backgroundImage: [
    `linear-gradient(90deg, ${color.controlBorder} 1px, transparent 1px)`,
    `linear-gradient(90deg, ${color.controlBorder} 1px, transparent 1px)`,
    `linear-gradient(${color.survey} 0 33%, ${color.brand} 33% 67%, ${color.sea} 67%)`,
  ].join(', '),
  backgroundSize: '8px 33%, 40px 67%, 100% 100%',
  backgroundRepeat: 'repeat-x, repeat-x, no-repeat',
  '@media': { [media.tablet]: { height: '18px' } },
});
