import { style } from '@vanilla-extract/css';
import { color } from '#ui/theme/contract.css.ts';
import { light, radius, space, type, weight } from '#ui/theme/tokens.ts';

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[16], paddingBlock: space[16] });
export const muted = style({ ...type[14], color: color.ink2 });
/** What is counted when the truck is unloaded. */
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[24]}` });
export const count = style({ display: 'flex', flexDirection: 'column' });
export const figure = style({ ...type[22], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' });
/** Whole in its frame: what lies at the edge of the photo counts as well. */
export const photo = style({ width: 'min(480px, 100%)' });
export const address = style({ ...type[14], overflowWrap: 'anywhere' });
export const code = style({ display: 'grid', justifyItems: 'center', gap: space[8], margin: 0, textAlign: 'center' });
/** Dark on white whatever the theme: the foreman's phone reads it. */
export const qr = style({
  width: 'min(200px, 100%)',
  height: 'auto',
  color: light.ink,
  backgroundColor: light.surface,
  borderRadius: radius.card,
});
/** The code of the page's own address: only on paper, so that the next person at the site can open it. */
export const paperOnly = style({ display: 'none', '@media': { print: { display: 'grid' } } });
