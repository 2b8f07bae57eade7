import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { RenderLink } from './link.ts';
import { heading as headingClass, icon, menu, menuItemClass, trailing as trailingClass } from './Menu.css.ts';

/** A group of rows; children are `MenuLink`s and `MenuButton`s. Groups that follow each other get a line between. */
export function Menu({ heading, children }: { heading?: ReactNode; children: ReactNode }) {
  return (
    <div className={menu}>
      {heading ? <p className={headingClass}>{heading}</p> : null}
      <ul>{children}</ul>
    </div>
  );
}

interface RowProps {
  leading?: ReactNode;
  trailing?: ReactNode;
  children: ReactNode;
}

function row({ leading, trailing, children }: RowProps) {
  return (
    <>
      {leading ? <span className={icon}>{leading}</span> : null}
      {children}
      {trailing ? <span className={trailingClass}>{trailing}</span> : null}
    </>
  );
}

export interface MenuLinkProps extends RowProps {
  isCurrent?: boolean;
  renderLink: RenderLink;
}

export function MenuLink({ isCurrent = false, renderLink, ...content }: MenuLinkProps) {
  return (
    <li>{renderLink({ className: menuItemClass, children: row(content), ...(isCurrent ? { 'aria-current': 'page' as const } : null) })}</li>
  );
}

export type MenuButtonProps = RowProps & ComponentProps<'button'>;

export function MenuButton({ leading, trailing, children, type = 'button', className, ...rest }: MenuButtonProps) {
  return (
    <li>
      <button {...rest} type={type} className={classNames(menuItemClass, className)}>
        {row({ leading, trailing, children })}
      </button>
    </li>
  );
}
