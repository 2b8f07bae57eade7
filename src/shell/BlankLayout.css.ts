import { style } from '@vanilla-extract/css';
import { color, safeArea } from '#ui/theme/contract.css.ts';
import { media, radius, space, target } from '#ui/theme/tokens.ts';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: ['100vh', '100dvh'], paddingTop: safeArea.top });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[12]} ${space[16]}`,
  '@media': { [media.tablet]: { padding: `${space[16]} ${space[32]}` } },
});

export const logo = style({ display: 'inline-flex', minHeight: target.md, alignItems: 'center', color: color.ink, textDecoration: 'none' });

export const main = style({
  flexGrow: 1,
  width: '100%',
  maxWidth: '480px',
  margin: '0 auto',
  padding: `${space[16]} ${space[16]} ${space[48]}`,
  '@media': {
    [media.tablet]: {
      flexGrow: 0,
      margin: `${space[32]} auto ${space[64]}`,
      padding: space[32],
      backgroundColor: color.surface,
      border: `1px solid ${color.line}`,
      borderRadius: radius.sheet,
    },
  },
});
