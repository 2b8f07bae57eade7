import type { ComponentProps, ReactNode } from 'react';
import { type ButtonVariants, buttonClass } from './Button.css.ts';
import { classNames } from './class-names.ts';
import { fileButton } from './FileButton.css.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';
import { Words } from './Words.tsx';

export interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'onChange' | 'value'> {
  /** Files that the customer chose; the same one may be chosen again. */
  onFiles: (files: readonly File[]) => void;
  variant?: NonNullable<ButtonVariants['variant']>;
  size?: NonNullable<ButtonVariants['size']>;
  children: ReactNode;
}

/** Opens the platform's choice of files, or its camera; a label in the look of a button around the native input. */
export function FileButton({ onFiles, variant = 'outline', size, className, children, disabled = false, ...input }: FileButtonProps) {
  return (
    <label className={classNames(buttonClass({ variant, size }), fileButton, className)}>
      <input
        {...input}
        type="file"
        // Not `disabled`: that would drop the focus of who has just chosen a file.
        aria-disabled={disabled || undefined}
        onClick={event => disabled && event.preventDefault()}
        className={visuallyHidden}
        onChange={event => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Words>{children}</Words>
    </label>
  );
}
