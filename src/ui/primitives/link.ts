import type { ReactNode } from 'react';

/** What the kit hands to a link that the caller draws with its own router; spread it onto the link. */
export interface LinkProps {
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | 'true';
  'aria-label'?: string;
}

export type RenderLink = (props: LinkProps) => ReactNode;
