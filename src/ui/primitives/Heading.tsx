import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { heading } from './Heading.css.ts';

export interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2 | 3 | 4;
  /** By default: 1 is `page`, 2 `section`, below that `group`. */
  size?: 'display' | 'page' | 'section' | 'group';
}

/** Takes `ref` and `tabIndex={-1}`, for the focus after a navigation. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const look = size ?? (level === 1 ? 'page' : level === 2 ? 'section' : 'group');
  return <Element {...rest} className={classNames(heading({ size: look }), className)} />;
}
