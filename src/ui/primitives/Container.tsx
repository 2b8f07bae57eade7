import type { ComponentProps } from 'react';
import { container, narrow as narrowClass } from './Container.css.ts';
import { classNames } from './class-names.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /** 680 px instead of 1,240. */
  narrow?: boolean;
}

export function Container({ narrow, className, ...rest }: ContainerProps) {
  return <div {...rest} className={classNames(container, narrow && narrowClass, className)} />;
}
