import type { MessageDescriptor } from '@lingui/core';
import type { RouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** Groups of the menu, in their order. */
export const menuGroups = ['orders', 'goods', 'words', 'shop'] as const;

/** A screen of the desk. */
export interface Screen {
  /** Below '/desk', with `$name` for parameters. */
  readonly path: string;
  readonly component: RouteComponent;
  /** The endpoint that the screen is about: roles without the right to it see neither the menu's entry nor the screen; null for all. */
  readonly right: { readonly path: string } | null;
  /** Its entry in the menu, where it has one. */
  readonly menu?: {
    readonly group: (typeof menuGroups)[number];
    readonly label: MessageDescriptor;
    readonly icon: ComponentType<{ size?: number }>;
  };
}
