import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { grid } from './Grid.css.ts';

export interface GridProps extends ComponentProps<'div'> {
  as?: 'div' | 'ul' | 'ol';
  columns?: 'products' | 'halves' | 'thirds' | 'tiles' | 'aside';
}

export function Grid({ as = 'div', columns, className, ...rest }: GridProps) {
  // Every element it can be takes the same attributes; only the types of their refs differ.
  const Element = as as 'div';
  return <Element {...rest} className={classNames(grid({ columns }), className)} />;
}
