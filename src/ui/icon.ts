import { createElement, type ReactElement } from 'react';

interface IconProps {
  /** Its width and height. */
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/** An icon of `src/ui/icons.ts`. */
export type Icon = (props: IconProps) => ReactElement;

const DRAWN = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** Makes an icon of one path. Its meaning is in the text beside it: to a screen reader it is decoration. */
export function icon(path: string): Icon {
  return ({ size = 24, strokeWidth = 2, className }) =>
    createElement('svg', { ...DRAWN, width: size, height: size, strokeWidth, className }, createElement('path', { d: path }));
}
