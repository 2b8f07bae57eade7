import type { ComponentProps } from 'react';
import { cardClass } from './Card.css.ts';
import { classNames } from './class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  padding?: 'none' | 'md' | 'lg';
}

export function Card({ as = 'div', padding, className, ...rest }: CardProps) {
  // Every element it can be takes the same attributes; only the types of their refs differ.
  const Element = as as 'div';
  return <Element {...rest} className={classNames(cardClass({ padding }), className)} />;
}
