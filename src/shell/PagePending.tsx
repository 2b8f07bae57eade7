import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { connectivity, useIsReachable } from '#data/connectivity.ts';
import { Container } from '#ui/primitives/Container.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { useLasting } from '#ui/primitives/use-lasting.ts';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import { PageNotHere } from './PageError.tsx';
import * as css from './PagePending.css.ts';

/** Milliseconds that a page may be on its way before the shop is asked whether it is there. */
const PATIENCE = 1_500;

/** Stands in for a page that is on its way, after a moment. Its code may hang on a dead line as well, where no call notices it. */
export function PagePending() {
  const { t } = useLingui();
  const router = useRouter();
  const isReachable = useIsReachable();
  const lasts = useLasting(true, PATIENCE);
  useEffect(() => {
    if (lasts) void connectivity.isThere();
  }, [lasts]);
  if (lasts && !isReachable) return <PageNotHere onRetry={() => void router.invalidate()} />;
  return (
    <Container className={css.page}>
      <Stack gap={16} aria-busy="true">
        <VisuallyHidden>{t`Loading`}</VisuallyHidden>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="wide" className={css.block} />
        <Skeleton shape="text" width="most" />
        <Skeleton shape="text" width="half" />
      </Stack>
    </Container>
  );
}
