import { globalStyle } from '@vanilla-extract/css';

/* Room for a phone's keyboard and for toasts below the last row. */
globalStyle('#root', { minHeight: '100dvh' });
