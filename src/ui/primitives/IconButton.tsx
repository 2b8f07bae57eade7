import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { iconButtonClass } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Says what it does; there is no visible text. */
  label: string;
  size?: 'md' | 'sm';
  variant?: 'quiet' | 'outline';
}

/** Children are the icon, and a `Dot` or `Badge` if there is one. */
export function IconButton({ label, size, variant, type = 'button', className, ...rest }: IconButtonProps) {
  return <button {...rest} type={type} aria-label={label} className={classNames(iconButtonClass({ size, variant }), className)} />;
}
