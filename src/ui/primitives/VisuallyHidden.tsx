import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(visuallyHidden, className)} />;
}
