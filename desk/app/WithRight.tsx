import { useLingui } from '@lingui/react/macro';
import type { RouteComponent } from '@tanstack/react-router';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { useMay } from '../data/me.ts';
import { Page } from '../ui/Page.tsx';

/** A screen for the roles that have the right to what it shows; the others read so, instead of an error of the shop. */
export function withRight(Component: RouteComponent, right: { readonly path: string } | null): RouteComponent {
  if (right === null) return Component;
  const WithRight = () => {
    const { t } = useLingui();
    const may = useMay();
    if (may(right)) return <Component />;
    return (
      <Page title={t`Not for your role`}>
        <EmptyState>{t`Your role does not allow this. Ask the owner`}</EmptyState>
      </Page>
    );
  };
  // The router fetches a screen's code before it shows the screen, by this.
  return Object.assign(WithRight, { preload: () => Component.preload?.() }) as unknown as RouteComponent;
}
