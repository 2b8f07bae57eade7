import { style } from '@vanilla-extract/css';

/* A toast is dark in either theme: its link takes the colour of its words. */
export const link = style({ color: 'inherit', textDecoration: 'underline' });
