import type { ReactNode } from 'react';

/** Props for a link that the caller draws with its own router; spread them onto it. */
export interface LinkProps {
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | 'true';
  'aria-label'?: string;
}

export type RenderLink = (props: LinkProps) => ReactNode;
