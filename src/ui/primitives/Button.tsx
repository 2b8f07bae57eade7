import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonVariants, busy, buttonClass, label } from './Button.css.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';
import { Words } from './Words.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'solid' | 'outline' | 'quiet' | 'danger';
  /** `md` is 48 px high, `sm` 40 px. */
  size?: 'md' | 'sm';
  /** As wide as its container. */
  block?: boolean;
  /** Keeps the width, shows a spinner and swallows presses. */
  loading?: boolean;
  leading?: ReactNode;
  trailing?: ReactNode;
}

export function Button({
  variant,
  size,
  block,
  loading = false,
  leading,
  trailing,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: a customer who has just pressed it by keyboard would lose the focus.
    if (loading || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') event.preventDefault();
    else onClick?.(event);
  }
  const variants: ButtonVariants = { variant, size, block };
  return (
    <button
      {...rest}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : null)}
      type={type}
      className={classNames(buttonClass(variants), className)}
      onClick={press}
    >
      <span className={label}>
        {leading}
        <Words>{children}</Words>
        {trailing}
      </span>
      {loading ? (
        <span className={busy}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
