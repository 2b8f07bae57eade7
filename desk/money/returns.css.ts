import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const photos = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))' });
/* Inside a sentence's element too, such as the note below a title. */
export const tags = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[4] });
