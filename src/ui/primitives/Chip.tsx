import type { ComponentProps, ReactNode } from 'react';
import { Check } from '../icons.ts';
import { chipClass } from './Chip.css.ts';
import { classNames } from './class-names.ts';
import { Words } from './Words.tsx';

export interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean;
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ selected = false, leading, trailing, type = 'button', className, children, ...rest }: ChipProps) {
  return (
    <button aria-pressed={selected} {...rest} type={type} className={classNames(chipClass({ selected }), className)}>
      {selected ? <Check size={16} /> : leading}
      <Words>{children}</Words>
      {trailing}
    </button>
  );
}
