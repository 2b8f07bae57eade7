import type { ComponentProps, ReactNode } from 'react';
import { tag } from './Badge.css.ts';
import { classNames } from './class-names.ts';
import { Words } from './Words.tsx';

export interface TagProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'brand' | 'info' | 'ok' | 'warn' | 'bad' | 'survey';
  /** 14 px. */
  icon?: ReactNode;
}

/** A small word about a thing: its state, or what it is part of. */
export function Tag({ tone, icon, className, children, ...rest }: TagProps) {
  return (
    <span {...rest} className={classNames(tag({ tone }), className)}>
      {icon}
      <Words>{children}</Words>
    </span>
  );
}
