import { useLingui } from '@lingui/react/macro';
import { Container } from '#ui/primitives/Container.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Stack } from '#ui/primitives/Stack.tsx';
import { VisuallyHidden } from '#ui/primitives/VisuallyHidden.tsx';
import * as css from './PagePending.css.ts';

/** Stands in for a page that is on its way, after a moment. */
export function PagePending() {
  const { t } = useLingui();
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
