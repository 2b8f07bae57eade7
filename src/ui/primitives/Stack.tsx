import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'aside' | 'li';
  gap?: 4 | 8 | 12 | 16 | 24 | 32 | 48;
  /** `row` wraps and centres across. */
  direction?: 'column' | 'row';
  justify?: 'start' | 'between' | 'center' | 'end';
}

export function Stack({ as = 'div', gap, direction, justify, className, ...rest }: StackProps) {
  // Every element it can be takes the same attributes; only the types of their refs differ.
  const Element = as as 'div';
  return <Element {...rest} className={classNames(stack({ gap, direction, justify }), className)} />;
}
