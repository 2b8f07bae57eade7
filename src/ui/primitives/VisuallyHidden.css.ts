import { style } from '@vanilla-extract/css';

/** For styles that hide something from sight only where there is no room for it. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const visuallyHidden = style(unseen);
